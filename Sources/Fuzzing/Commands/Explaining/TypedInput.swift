import BitchatFrame
import BitchatPayload
import WireFormat

/// An input that begins with a byte about the rest: the type of a payload, or a choice of the target before a frame.
enum TypedInput {
    /// Whether the rest is a whole frame and no payload of the type that the first byte would name.
    static func holdsFrame(_ input: [UInt8]) -> Bool {
        guard let type = input.first.map(MessageType.init) else { return false }
        return input.withRawSpan { bytes in
            let rest = ByteRange(1, bytes.byteCount - 1)
            let isPayload = type.name != nil && (try? Payload.decode(type: type, bytes, rest)) != nil
            return !isPayload && (try? FrameDecoder(limits: .android).frame(bytes, rest)) != nil
        }
    }
}
