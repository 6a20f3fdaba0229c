import WireFormat

/// A 128-bit UUID, as its sixteen bytes stand on the air: least significant first.
package struct LongIdentifier: Sendable, Hashable {
    /// The last eight bytes of its text form, as a number.
    package let low: UInt64
    /// The first eight bytes of its text form, as a number.
    package let high: UInt64

    /// The service of released builds: F47B5E2D-4A9E-4C5A-9B3F-8E1D2C3A4B5C (docs/capture-formats.md 10.4).
    package static let service = LongIdentifier(high: 0xF47B_5E2D_4A9E_4C5A, low: 0x9B3F_8E1D_2C3A_4B5C)
    /// The service of debug builds, which ends in 5A.
    package static let debugService = LongIdentifier(high: 0xF47B_5E2D_4A9E_4C5A, low: 0x9B3F_8E1D_2C3A_4B5A)
    /// The one characteristic: A1B2C3D4-E5F6-4A5B-8C9D-0E1F2A3B4C5D.
    package static let characteristic = LongIdentifier(high: 0xA1B2_C3D4_E5F6_4A5B, low: 0x8C9D_0E1F_2A3B_4C5D)

    /// Makes a UUID of the two halves of its text form.
    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads sixteen bytes.
    init(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) {
        low = try cursor.littleEndian(bytes, UInt64.self)
        high = try cursor.littleEndian(bytes, UInt64.self)
    }

    /// Whether it is the service of either build.
    var isBitchatService: Bool { self == .service || self == .debugService }
}
