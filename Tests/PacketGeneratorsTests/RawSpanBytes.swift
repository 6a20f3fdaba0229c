import WireFormat

/// Bytes that can be lent as a span.
struct RawSpanBytes {
    private let bytes: [UInt8]

    /// Takes the bytes.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Runs `body` on the bytes.
    func with<Result>(_ body: (RawSpan) -> Result) -> Result { body(bytes.span.bytes) }
}
