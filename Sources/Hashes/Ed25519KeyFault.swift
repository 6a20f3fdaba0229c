import WireFormat

/// Why 32 bytes should not be trusted as an Ed25519 public key (RFC 8032 5.1.3; SafeCurves on small-order points).
package enum Ed25519KeyFault: Sendable, Hashable {
    /// Not 32 bytes.
    case length
    /// The encoded coordinate is not below 2^255 − 19, or a sign is given to x = 0.
    case notCanonical
    /// One of the eight points whose order divides 8: one signature can be valid for any message.
    case smallOrder
    /// No point of the curve has this coordinate: nothing verifies.
    case notOnCurve

    /// Looks at a raw key; nil when it is a canonical point of large order.
    package init?(of key: RawSpan) {
        guard key.byteCount == Ed25519PublicKey.length else {
            self = .length
            return
        }
        let bytes = key.array
        if !Self.isCanonical(bytes) {
            self = .notCanonical
        } else if Self.smallOrderPoints.contains(bytes) {
            self = .smallOrder
        } else if !Edwards25519.hasPoint(y: bytes) {
            self = .notOnCurve
        } else {
            return nil
        }
    }

    private static func isCanonical(_ bytes: [UInt8]) -> Bool {
        var y = bytes
        y[31] &= 0x7F
        let isReduced = y.reversed().lexicographicallyPrecedes(Edwards25519.prime.reversed())
        return isReduced && !signedZeroes.contains(bytes)
    }

    /// The two points with x = 0, written with a sign bit.
    private static let signedZeroes: [[UInt8]] = [
        [1] + [UInt8](repeating: 0, count: 30) + [0x80],
        [0xEC] + [UInt8](repeating: 0xFF, count: 31),
    ]

    /// The canonical encodings of the eight small-order points: order 1, 2, 4 (two) and 8 (four).
    private static let smallOrderPoints: [[UInt8]] = [
        [1] + [UInt8](repeating: 0, count: 31),
        [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        [UInt8](repeating: 0, count: 32),
        [UInt8](repeating: 0, count: 31) + [0x80],
        orderEight + [0x05],
        orderEight + [0x85],
        orderEightNegated + [0x7A],
        orderEightNegated + [0xFA],
    ]

    private static let orderEight: [UInt8] = [
        0x26, 0xE8, 0x95, 0x8F, 0xC2, 0xB2, 0x27, 0xB0, 0x45, 0xC3, 0xF4, 0x89, 0xF2, 0xEF, 0x98, 0xF0,
        0xD5, 0xDF, 0xAC, 0x05, 0xD3, 0xC6, 0x33, 0x39, 0xB1, 0x38, 0x02, 0x88, 0x6D, 0x53, 0xFC,
    ]
    private static let orderEightNegated: [UInt8] = [
        0xC7, 0x17, 0x6A, 0x70, 0x3D, 0x4D, 0xD8, 0x4F, 0xBA, 0x3C, 0x0B, 0x76, 0x0D, 0x10, 0x67, 0x0F,
        0x2A, 0x20, 0x53, 0xFA, 0x2C, 0x39, 0xCC, 0xC6, 0x4E, 0xC7, 0xFD, 0x77, 0x92, 0xAC, 0x03,
    ]
}
