import WireFormat

/// The form of an answer about a payload, and what the vectors call the classes of refusals.
enum PayloadWords {
    /// The fields that `read` makes of `payload`; a refusal where it throws, or of class `otherwise` where it has none.
    static func answer(
        _ payload: [UInt8], otherwise: String = "type", _ read: (RawSpan) throws(DecodeError) -> JSONObject?
    ) -> JSONObject {
        do throws(DecodeError) {
            let fields = try payload.withRawSpan { (bytes) throws(DecodeError) in try read(bytes) }
            return fields.map { ["want": .object($0)] } ?? refusal(otherwise)
        } catch {
            return refusal(word(for: error.reason))
        }
    }

    /// No fields, and why.
    static func refusal(_ word: String) -> JSONObject { ["want": .null, "why": .string(word)] }

    private static func word(for reason: DecodeError.Reason) -> String {
        switch reason {
        case .short, .truncated: "cut"
        case .missingField: "missing"
        case .fieldLength, .lengthLimit: "length"
        case .fieldValue, .version: "value"
        case .invalidText: "text"
        case .trailingBytes: "left-over"
        case .duplicateField: "repeated"
        default: "type"
        }
    }
}
