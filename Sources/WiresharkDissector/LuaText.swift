import WireFormat

/// Swift values as Lua source.
enum LuaText {
    /// A string literal of `text`, in which everything but plain ASCII is escaped.
    static func string(_ text: String) -> String {
        var literal = "\""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): literal += "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: literal += String(UnicodeScalar(byte))
            default: literal += "\\" + padded(byte)
            }
        }
        return literal + "\""
    }

    /// A string literal of `bytes`.
    static func string(_ bytes: [UInt8]) -> String { "\"" + bytes.map { "\\" + padded($0) }.joined() + "\"" }

    /// A byte such as `0x2C`.
    static func byte(_ value: UInt8) -> String { "0x" + Hexadecimal.encode([value]) }

    /// The statement that makes `table` the table of `fields`: their names by their keys.
    static func names(_ fields: [Field], table: String = "F") -> String {
        "local \(table) = bc.names { " + fields.map { "\($0.key) = \(string("\($0.name)"))" }.joined(separator: ", ") + " }"
    }

    private static func padded(_ byte: UInt8) -> String {
        let digits = String(byte)
        return String(repeating: "0", count: 3 - digits.count) + digits
    }
}
