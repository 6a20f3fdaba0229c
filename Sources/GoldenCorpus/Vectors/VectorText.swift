import CorpusFiles
import WireFormat

/// Writes JSON in ASCII on one line, without spaces: the same bytes for the same value, always.
enum VectorText {
    /// The text of a file: one object a line.
    static func file(_ objects: some Sequence<JSONObject>) -> [UInt8] {
        var text = ""
        for object in objects {
            write(.object(object), &text)
            text += "\n"
        }
        return Array(text.utf8)
    }

    private static func write(_ value: JSONValue, _ text: inout String) {
        switch value {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): write(string, &text)
        case .bytes(let bytes): write(Hexadecimal.encode(bytes), &text)
        case .array(let elements): list("[", elements, "]", &text) { write($0, &$1) }
        case .object(let object):
            list("{", object.members, "}", &text) { member, text in
                write(member.name, &text)
                text += ":"
                write(member.value, &text)
            }
        }
    }

    private static func list<Element>(
        _ opening: String, _ elements: [Element], _ closing: String, _ text: inout String,
        _ write: (Element, inout String) -> Void
    ) {
        text += opening
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            write(element, &text)
        }
        text += closing
    }

    private static func write(_ string: String, _ text: inout String) {
        text += "\""
        if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 && $0 != 0x22 && $0 != 0x5C }) {
            text += string
        } else {
            for unit in string.utf16 { text += escaped(unit) }
        }
        text += "\""
    }

    private static func escaped(_ unit: UInt16) -> String {
        switch unit {
        case 0x22: "\\\""
        case 0x5C: "\\\\"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        case 0x20..<0x80: String(Unicode.Scalar(UInt8(truncatingIfNeeded: unit)))
        default: "\\u" + Hexadecimal.digits(UInt64(unit)).suffix(4)
        }
    }
}
