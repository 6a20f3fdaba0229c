import WireFormat

/// Why something does not decode.
enum ErrorTopic {
    static let topic = ExplanationTopic(
        name: "errors", summary: "why a frame or payload does not decode, such as truncated",
        explanations: DecodeError.Reason.allCases.map(explanation))

    private static func explanation(_ reason: DecodeError.Reason) -> Explanation {
        let text = text(reason)
        return Explanation(
            "\(reason.name)", title: "error reason", text.meaning,
            [("needed", text.needed), ("available", text.available)], source: "docs/protocol.md " + text.section)
    }

    private typealias Text = (meaning: String, needed: String, available: String, section: String)

    private static func text(_ reason: DecodeError.Reason) -> Text {
        switch reason {
        case .short:
            (
                "There are fewer bytes than the smallest frame or header of this kind has.", "bytes of the smallest",
                "bytes there", "2.3"
            )
        case .truncated:
            (
                "A field runs past the end of the bytes; the layer and the offset say which.", "bytes of the field", "bytes left",
                "2.1"
            )
        case .version: ("The first byte is neither version 1 nor version 2.", "the highest version", "the byte", "2.1")
        case .lengthLimit:
            ("The header's payload length is over the cap of 1,179,760 bytes.", "the cap", "the declared length", "2.3")
        case .packedTooSmall:
            (
                "The payload is flagged as compressed and is smaller than its own size field.", "bytes of the size field",
                "bytes of the payload", "2.4"
            )
        case .packedEmpty:
            ("The payload is flagged as compressed, and nothing follows its size field.", "1 byte", "0 bytes", "2.4")
        case .originalLimit:
            ("The size that a compressed payload declares is 0 or over the cap.", "the cap, or 1", "the declared size", "2.4")
        case .ratio:
            (
                "The declared size is more than 50,000 times that of the compressed bytes.", "the largest size allowed",
                "the declared size", "2.4"
            )
        case .inflate:
            ("The compressed bytes are no DEFLATE data, or end early.", "the declared size", "bytes that came out", "2.4")
        case .originalMismatch:
            ("The compressed bytes inflate to another size than declared.", "the declared size", "the real size", "2.4")
        default: field(reason)
        }
    }

    private static func field(_ reason: DecodeError.Reason) -> Text {
        switch reason {
        case .missingField: ("A field that the layout needs is missing.", "the field's type", "0", "3")
        case .fieldLength: ("A field has a length that its type does not allow.", "an allowed length", "its length", "3")
        case .fieldValue: ("A field has a value outside its range.", "the nearest value allowed", "its value", "3")
        case .invalidText: ("Text that must be UTF-8, or hex, is not.", "0", "bytes of the text", "3.1")
        case .trailingBytes: ("Bytes are left over where the layout allows none.", "bytes of the layout", "bytes there", "3.13")
        case .duplicateField: ("A field that may occur once occurs again.", "1", "2", "3.5")
        default: ("The bytes fit no layout that is known for this type.", "0", "bytes there", "3")
        }
    }
}
