import CorpusFiles
import WireFormat

extension [UInt8] {
    /// The bytes of a text.
    static func text(_ string: String) -> [UInt8] { Array(string.utf8) }

    /// The bytes of a big-endian integer.
    static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
        var writer = ByteWriter(capacity: 8)
        writer.bigEndian(value)
        return writer.bytes
    }

    /// `count` equal bytes.
    static func run(_ byte: UInt8, _ count: Int) -> [UInt8] { [UInt8](repeating: byte, count: count) }

    /// The bytes that a literal of hex digits stands for; none for a text that is no hex.
    static func hex(_ digits: String) -> [UInt8] { Hexadecimal.decode(digits) ?? [] }

    /// The bytes as vectors write them.
    var hexValue: JSONValue { .string(Hexadecimal.encode(self)) }

    /// The bytes as hex digits.
    var digits: String { Hexadecimal.encode(self) }
}
