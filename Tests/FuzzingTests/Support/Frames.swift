/// Frames of literal bytes (docs/protocol.md 2.1).
enum Frames {
    /// The head of version 1: type, ttl 7, a time, these flags and this length, sender a1..a8.
    static func head(type: UInt8 = 0x02, flags: UInt8, length: Int) -> [UInt8] {
        [1, type, 7, 0x00, 0x00, 0x01, 0x99, 0xC8, 0x2C, 0xC0, 0x00, flags, UInt8(length >> 8), UInt8(length & 255)]
            + [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8]
    }

    /// A plain message without further parts.
    static func message(_ payload: [UInt8]) -> [UInt8] { head(flags: 0, length: payload.count) + payload }

    /// Eight bytes of a peer.
    static func peer(_ byte: UInt8) -> [UInt8] { [UInt8](repeating: byte, count: 8) }

    /// A frame of version 2 with every part: recipient, two hops, payload, signature, and three bytes of padding.
    static func whole(_ payload: [UInt8]) -> [UInt8] {
        [2, 0x02, 7, 0x00, 0x00, 0x01, 0x99, 0xC8, 0x2C, 0xC0, 0x00, 0x0B, 0, 0, 0, UInt8(payload.count)]
            + [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8] + peer(0xBB) + [2] + peer(0xC1) + peer(0xC2) + payload
            + [UInt8](repeating: 0x51, count: 64) + [3, 3, 3]
    }

    /// A message of 128 bytes 0x61 whose section is compressed: size field and DEFLATE (RFC 1951, one block with fixed codes).
    static let compressed: [UInt8] = head(flags: 0x04, length: 8) + [0, 0x80, 0x4B, 0x4C, 0x1C, 0x58, 0x00, 0x00]
}
