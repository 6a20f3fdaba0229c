import BitchatFrame
import BitchatPayload
import WireFormat

/// Decodes a whole array as a payload of this layout.
func decode<Layout: PayloadLayout>(_ layout: Layout.Type, _ bytes: [UInt8]) -> Result<Layout, DecodeError> {
    do throws(DecodeError) {
        return .success(try Layout(decoding: bytes.span.bytes, ByteRange(0, bytes.count)))
    } catch { return .failure(error) }
}

/// What the payload shows, or the error.
func shown<Layout: PayloadLayout>(_ layout: Layout.Type, _ bytes: [UInt8]) -> [String] {
    switch decode(layout, bytes) {
    case .success(let payload):
        var lines = FieldLines()
        payload.visit(&lines, bytes.span.bytes)
        return lines.lines
    case .failure(let error): return ["error: \(error.reason.name)"]
    }
}

/// The error a payload is refused with, or nil when it is taken.
func refusal<Layout: PayloadLayout>(_ layout: Layout.Type, _ bytes: [UInt8]) -> DecodeError? {
    if case .failure(let error) = decode(layout, bytes) { return error }
    return nil
}

/// The reason a payload is refused for, or nil when it is taken.
func reason<Layout: PayloadLayout>(_ layout: Layout.Type, _ bytes: [UInt8]) -> DecodeError.Reason? {
    refusal(layout, bytes)?.reason
}

/// A payload error as the decoders make it.
func payloadError(
    _ reason: DecodeError.Reason, claim: DecodeError.LengthClaim = .input, at offset: Int, needed: Int = 0,
    available: Int = 0
) -> DecodeError {
    DecodeError(reason, layer: .payload, claim: claim, offset: offset, needed: needed, available: available)
}

/// The payload written again, or nil when it is refused.
func rewritten<Layout: PayloadLayout>(_ layout: Layout.Type, _ bytes: [UInt8], _ write: (Layout, RawSpan) -> [UInt8]) -> [UInt8]?
{
    guard case .success(let payload) = decode(layout, bytes) else { return nil }
    return write(payload, bytes.span.bytes)
}
