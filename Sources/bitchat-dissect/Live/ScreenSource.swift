import Capture
import Glibc

/// A file or pipe whose reader keeps a screen alive while it waits for bytes.
final class ScreenSource: ByteSource {
    private let descriptor: Int32
    private let source: DescriptorSource
    private let clock: ScreenClock
    private let tick: () -> Void

    /// Opens `path`, `-` for standard input; `tick` is called ten times a second while nothing comes.
    ///
    /// A FIFO is opened without waiting for a writer, so that the screen is there at once.
    init(_ path: String, _ clock: ScreenClock, _ tick: @escaping () -> Void) throws(CaptureError) {
        descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw CaptureError(.system(errno), source: path, message: "cannot be opened: " + CaptureSource.text(errno))
        }
        source = DescriptorSource(descriptor, ownsDescriptor: path != "-")
        self.clock = clock
        self.tick = tick
    }

    var randomAccess: (any RandomAccess)? { source.randomAccess }

    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        while !Interruption.isRequested {
            if source.randomAccess == nil, !clock.wait(for: descriptor, tick) { continue }
            do throws(SourceFailure) {
                return try source.read(into: &buffer, at: offset, count: count)
            } catch {
                guard error == .system(EAGAIN) else { throw error }
            }
        }
        return 0
    }
}
