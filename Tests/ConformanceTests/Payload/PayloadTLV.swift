/// Fields of TLV lists, byte by byte.
enum PayloadTLV {
    /// A field with a length of one byte.
    static func short(_ type: UInt8, _ value: [UInt8]) -> [UInt8] { [type, UInt8(value.count)] + value }

    /// A field with a length of two bytes.
    static func long(_ type: UInt8, _ value: [UInt8]) -> [UInt8] { [type] + big(value.count, 2) + value }

    /// A number of `width` bytes, most significant first.
    static func big(_ value: some BinaryInteger, _ width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// `count` bytes that no compression shortens.
    static func noise(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 &* 17) } }
}
