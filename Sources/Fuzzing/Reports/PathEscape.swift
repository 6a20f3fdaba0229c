import WireFormat

/// Paths as parts of a URI.
enum PathEscape {
    /// A path whose bytes are letters, digits, `-._~/`, or `%` and two hex digits (RFC 3986 2.1).
    static func uri(_ path: String) -> String {
        var text: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, 45...47, 95, 126: text.append(byte)
            default: text += Array("%\(Hexadecimal.encode([byte]).uppercased())".utf8)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
