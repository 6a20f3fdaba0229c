extension FuzzTargets {
    /// Those that test one piece of bytes at a time.
    static let codec: [any FuzzTarget.Type] = [
        EmptyTarget.self, FrameTarget.self, PayloadTarget.self, RequestSyncTarget.self, GCSTarget.self, CaptureTarget.self,
        SignatureTarget.self,
    ]
}
