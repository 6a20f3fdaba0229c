import Capture

extension CaptureError.Kind {
    /// Whether the bytes are no capture, or one of a kind that is not read.
    var isNoCapture: Bool { self == .notACapture || self == .unsupported }
}
