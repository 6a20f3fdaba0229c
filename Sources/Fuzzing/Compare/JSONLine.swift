import CorpusFiles
import WireFormat

/// Writes JSON on one line, in ASCII and without spaces.
enum JSONLine {
    /// The text of `object`.
    static func text(of object: JSONObject) -> String { String(decoding: bytes(of: object), as: UTF8.self) }

    /// The bytes of `object`, without a line feed.
    static func bytes(of object: JSONObject) -> [UInt8] {
        var bytes: [UInt8] = []
        write(.object(object), &bytes)
        return bytes
    }

    private static func write(_ value: JSONValue, _ bytes: inout [UInt8]) {
        switch value {
        case .null: bytes += Array("null".utf8)
        case .bool(let flag): bytes += Array((flag ? "true" : "false").utf8)
        case .number(let text): bytes += Array(text.utf8)
        case .string(let text): string(text, &bytes)
        case .bytes(let value): string(Hexadecimal.encode(value), &bytes)
        case .array(let elements): list("[", elements, "]", &bytes) { write($0, &$1) }
        case .object(let object):
            list("{", object.members, "}", &bytes) { member, bytes in
                string(member.name, &bytes)
                bytes.append(UInt8(ascii: ":"))
                write(member.value, &bytes)
            }
        }
    }

    private static func list<Element>(
        _ opening: Unicode.Scalar, _ elements: [Element], _ closing: Unicode.Scalar, _ bytes: inout [UInt8],
        _ write: (Element, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(element, &bytes)
        }
        bytes.append(UInt8(ascii: closing))
    }

    private static func string(_ text: String, _ bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for unit in text.utf16 {
            switch unit {
            case 0x22, 0x5C: bytes += [0x5C, UInt8(truncatingIfNeeded: unit)]
            case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: unit))
            default: bytes += Array(("\\u" + Hexadecimal.digits(UInt64(unit)).suffix(4)).utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
