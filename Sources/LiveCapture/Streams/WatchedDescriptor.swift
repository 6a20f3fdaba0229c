import Capture
import Glibc

/// The bytes of a descriptor, as they come; at its end, or when the run is stopped, there are no more.
final class WatchedDescriptor: ByteSource {
    private let descriptor: Int32
    private let source: DescriptorSource
    private let waiting: Waiting
    private let notice: (SourceNotice) -> Void
    private var isConnected = false
    private var isAtEnd = false

    /// Takes an open descriptor, which is closed with this object when `ownsDescriptor`; its first bytes are told to `notice`.
    init(
        _ descriptor: Int32, ownsDescriptor: Bool = true, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) {
        self.descriptor = descriptor
        self.waiting = waiting
        self.notice = notice
        source = DescriptorSource(descriptor, ownsDescriptor: ownsDescriptor)
    }

    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        while waiting.untilReadable(descriptor) == .ready {
            do throws(SourceFailure) {
                let got = try source.read(into: &buffer, at: offset, count: count)
                if got > 0, !isConnected { notice(.connected) }
                isConnected = true
                isAtEnd = got == 0
                return got
            } catch {
                guard error == .system(EAGAIN) else { throw error }
            }
        }
        return 0
    }

    /// Reads to the end, which does not come before every writer has gone, and keeps nothing.
    func passOver() {
        var unused = [UInt8](repeating: 0, count: 1 << 14)
        do throws(SourceFailure) {
            while !isAtEnd, try read(into: &unused, at: 0, count: unused.count) > 0 {}
        } catch {
            // There is nothing left to pass over.
        }
    }
}
