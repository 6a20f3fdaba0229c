import WireFormat

/// Why 32 bytes should not be used as an X25519 public key (RFC 7748 chapter 6.1; docs/protocol.md 3.4).
package enum X25519KeyFault: Sendable, Hashable {
    /// Not 32 bytes.
    case length
    /// A point of small order, in any encoding: the shared secret would be known to everybody.
    case lowOrder

    /// Looks at a raw key; nil when there is nothing against it.
    package init?(of key: RawSpan) {
        guard key.byteCount == 32 else {
            self = .length
            return
        }
        var bytes = key.array
        bytes[31] &= 0x7F
        guard Self.lowOrderPoints.contains(bytes) else { return nil }
        self = .lowOrder
    }

    /// The coordinates of small order: 0, 1, two of order 8, p − 1, and p and p + 1, which read as 0 and 1.
    package static let lowOrderPoints: [[UInt8]] = [
        [UInt8](repeating: 0, count: 32),
        [1] + [UInt8](repeating: 0, count: 31),
        [
            0xE0, 0xEB, 0x7A, 0x7C, 0x3B, 0x41, 0xB8, 0xAE, 0x16, 0x56, 0xE3, 0xFA, 0xF1, 0x9F, 0xC4, 0x6A,
            0xDA, 0x09, 0x8D, 0xEB, 0x9C, 0x32, 0xB1, 0xFD, 0x86, 0x62, 0x05, 0x16, 0x5F, 0x49, 0xB8, 0x00,
        ],
        [
            0x5F, 0x9C, 0x95, 0xBC, 0xA3, 0x50, 0x8C, 0x24, 0xB1, 0xD0, 0xB1, 0x55, 0x9C, 0x83, 0xEF, 0x5B,
            0x04, 0x44, 0x5C, 0xC4, 0x58, 0x1C, 0x8E, 0x86, 0xD8, 0x22, 0x4E, 0xDD, 0xD0, 0x9F, 0x11, 0x57,
        ],
        [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        [0xED] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        [0xEE] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
    ]
}
