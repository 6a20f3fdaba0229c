import BitchatFrame

/// Values at which arithmetic and length fields turn over.
enum Edges {
    /// Bytes.
    static let bytes: [UInt8] = [0, 1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 100, 0x7F, 0x80, 0xC0, 0xFE, 0xFF]
    /// Numbers of 16 bits.
    static let shorts: [UInt64] = [0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x101, 0x1FF, 0x200, 0x400, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF]
    /// Numbers of 32 bits.
    static let words: [UInt64] = [
        0, 1, 0xFFFF, 0x1_0000, 0x1_0001, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF,
    ]
    /// Numbers of 64 bits.
    static let longs: [UInt64] = [
        0, 1, 0xFFFF_FFFF, 0x1_0000_0000, 0x7FFF_FFFF_FFFF_FFFF, 0x8000_0000_0000_0000, 0xFFFF_FFFF_FFFF_FFFE,
        0xFFFF_FFFF_FFFF_FFFF,
    ]

    /// The boundary numbers of a field of `width` bytes.
    static func numbers(width: Int) -> [UInt64] {
        switch width {
        case ...1: bytes.map { UInt64($0) }
        case 2: shorts
        case 3...4: words
        default: longs
        }
    }
}
