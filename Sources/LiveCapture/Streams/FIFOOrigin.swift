import Capture
import Glibc

/// The writers of a FIFO: when every one has gone, the next one begins a new stream.
final class FIFOOrigin: StreamOrigin {
    private static let pause = 200
    private let path: String
    private var opened: Int32?
    // Kept open until the next descriptor is, so that nothing a writer sends in between is lost.
    private var current: WatchedDescriptor?

    /// Takes an open descriptor of the FIFO at `path`.
    init(_ path: String, _ descriptor: Int32) {
        self.path = path
        opened = descriptor
    }

    deinit { if let opened { close(opened) } }

    func open() throws(LiveSourceError) {}

    func next(
        after last: LastStream?, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) -> (any ByteSource)? {
        notice(.waiting(last?.failure ?? (last == nil ? "no writer yet" : "every writer has gone")))
        // What is left of a bad stream is no beginning of another.
        if let current, last?.failure != nil { current.passOver() }
        // A writer that comes and goes without a byte is no reason to hurry.
        if last?.hadBytes == false, !waiting.pause(milliseconds: Self.pause) { return nil }
        while opened == nil {
            let descriptor = PathOrigin.descriptor(of: path)
            if descriptor >= 0 {
                opened = descriptor
            } else {
                notice(.waiting(CaptureSource.text(errno)))
                guard waiting.pause(milliseconds: Self.pause) else { return nil }
            }
        }
        guard let descriptor = opened, waiting.untilReadable(descriptor) == .ready else { return nil }
        opened = nil
        current = WatchedDescriptor(descriptor, waiting, notice)
        return current
    }

    /// The next writer may know better.
    func isHopeless(_ failure: CaptureError.Kind) -> Bool { false }
}
