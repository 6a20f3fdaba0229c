import BitchatFrame
import Output
import WireFormat

/// A payload without a frame: its type and its fields.
enum PayloadExplanation {
    /// The fields of an input that begins with the type byte; a frame behind a byte that is no type is shown as one.
    static func text(typed input: [UInt8]) -> String {
        guard let type = input.first else { return "no byte: the type is missing\n" }
        if TypedInput.holdsFrame(input) {
            return "choice 0x\(Hexadecimal.encode([type])), then a frame\n" + FrameExplanation.text(Array(input.dropFirst()))
        }
        return text(MessageType(rawValue: type), Array(input.dropFirst()))
    }

    /// The type, then the tree of the payload's fields, or why it does not decode.
    static func text(_ type: MessageType, _ payload: [UInt8]) -> String {
        let name = type.name.map { "\($0)" } ?? "unknown"
        let head = "type 0x\(Hexadecimal.encode([type.rawValue])) (\(name)), \(payload.count) bytes of payload\n"
        let out = OutputBuffer(.memory)
        payload.withRawSpan { PayloadTree.write(type, $0, to: out) }
        return head + String(decoding: out.take(), as: UTF8.self)
    }
}
