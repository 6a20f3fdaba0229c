import WireFormat

extension JSONValue {
    /// The value for a person's eyes: JSON on one line, long values cut, nothing in it that a terminal acts on.
    package var shown: String {
        let text =
            switch self {
            case .null: "null"
            case .bool(let value): value ? "true" : "false"
            case .number(let text): Self.cut(text)
            case .string(let text): "\"" + Self.escaped(Self.cut(text)) + "\""
            case .bytes(let bytes): "\"" + Self.digits(of: bytes) + "\""
            case .array(let elements): "[" + elements.lazy.prefix(64).map(\.shown).joined(separator: ",") + "]"
            case .object(let object):
                "{"
                    + object.members.prefix(64).map { JSONValue.string($0.name).shown + ":" + $0.value.shown }.joined(
                        separator: ",") + "}"
            }
        return text.count <= 400 ? text : text.prefix(399) + "…"
    }

    /// `text` without anything that a terminal acts on: control characters, and marks that turn the direction of text.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: result += "\\" + String(scalar)
            case 0..<32, 127..<160, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                result += "\\u" + Hexadecimal.digits(UInt64(scalar.value)).suffix(4)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func cut(_ text: String) -> String {
        text.count <= 140 ? text : text.prefix(128) + "… (\(text.count) characters)"
    }

    private static func digits(of bytes: [UInt8]) -> String {
        bytes.count <= 70 ? Hexadecimal.encode(bytes) : Hexadecimal.encode(bytes.prefix(64)) + "… (\(bytes.count) bytes)"
    }
}
