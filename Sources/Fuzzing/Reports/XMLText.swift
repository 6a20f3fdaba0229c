import WireFormat

/// Text as XML 1.0 takes it.
enum XMLText {
    /// The text for an element or a quoted attribute.
    ///
    /// Markup becomes entities, white space that an attribute would lose becomes character references, and what no XML document may
    /// hold or no reader should meet (control characters, U+FFFE, U+FFFF) becomes `\uXXXX`.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: result += "&amp;"
            case 0x3C: result += "&lt;"
            case 0x3E: result += "&gt;"
            case 0x22: result += "&quot;"
            case 0x27: result += "&apos;"
            case 9, 10, 13: result += "&#\(scalar.value);"
            case 0..<32, 127..<160, 0xFFFE, 0xFFFF: result += "\\u" + Hexadecimal.digits(UInt64(scalar.value)).suffix(4)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
