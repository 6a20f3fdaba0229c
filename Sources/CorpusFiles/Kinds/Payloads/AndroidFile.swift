import BitchatFrame
import WireFormat

/// A file as the Android app reads it (docs/protocol.md 3.8 and 13.7).
///
/// The name is required, the size has four bytes, the content always a length of four; several contents are joined.
struct AndroidFile {
    private var name: ByteRange?
    private var size: ByteRange?
    private var mime: ByteRange?
    private var contents: [ByteRange] = []

    /// Reads `bytes`; nil where the app takes them for no file.
    init?(_ bytes: RawSpan) {
        var cursor = ByteCursor(bytes.whole, layer: .payload)
        while !cursor.isAtEnd {
            guard let type = try? cursor.byte(bytes), let value = Self.value(type, bytes, &cursor), take(type, value) else {
                return nil
            }
        }
        guard name != nil, !contents.isEmpty else { return nil }
    }

    private static func value(_ type: UInt8, _ bytes: RawSpan, _ cursor: inout ByteCursor) -> ByteRange? {
        let length =
            type == 0x04
            ? (try? cursor.bigEndian(bytes, UInt32.self)).map { Int($0) }
            : (try? cursor.bigEndian(bytes, UInt16.self)).map { Int($0) }
        return length.flatMap { try? cursor.take($0, claim: .tlvLength) }
    }

    /// Takes a field; false where it refuses the file.
    private mutating func take(_ type: UInt8, _ value: ByteRange) -> Bool {
        switch type {
        case 0x01: name = value
        case 0x02 where value.count == 4: size = value
        case 0x02: return false
        case 0x03: mime = value
        case 0x04: contents.append(value)
        default: break
        }
        return true
    }

    /// The fields as vectors write them; a text that is not UTF-8 gets U+FFFD.
    func fields(_ bytes: RawSpan) -> JSONObject {
        [
            "name": name.map { PayloadFields.text($0, bytes) },
            "size": size.map { .integer(bytes.array($0).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) },
            "mime": mime.map { PayloadFields.text($0, bytes) }, "content": .bytes(contents.flatMap { bytes.array($0) }),
        ]
    }
}
