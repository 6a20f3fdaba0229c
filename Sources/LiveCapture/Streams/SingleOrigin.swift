import Capture

/// Standard input, or another descriptor that cannot be opened anew: one stream, and no other one after it.
final class SingleOrigin: StreamOrigin {
    private let descriptor: Int32
    private let ownsDescriptor: Bool

    /// Takes an open descriptor, which is closed after its stream when `ownsDescriptor`.
    init(_ descriptor: Int32, ownsDescriptor: Bool) {
        self.descriptor = descriptor
        self.ownsDescriptor = ownsDescriptor
    }

    func open() throws(LiveSourceError) {}

    func next(
        after last: LastStream?, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) -> (any ByteSource)? {
        if let last {
            if let failure = last.failure { notice(.lost(failure)) }
            if !last.hadBytes { notice(.lost("is empty: 0 bytes")) }
            return nil
        }
        return WatchedDescriptor(descriptor, ownsDescriptor: ownsDescriptor, waiting, notice)
    }

    func isHopeless(_ failure: CaptureError.Kind) -> Bool { failure == .damaged || failure.isNoCapture }
}
