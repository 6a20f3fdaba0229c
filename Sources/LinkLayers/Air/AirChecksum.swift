import WireFormat

/// The 24-bit checksum of LE packets.
///
/// Polynomial x^24 + x^10 + x^9 + x^6 + x^4 + x^3 + x + 1 over header and payload, each byte from its lowest bit; the
/// register is kept with its first transmitted bit lowest, as the three bytes stand in a capture.
enum AirChecksum {
    /// The register's start for advertising.
    static let advertisingStart: UInt32 = 0x555555

    /// The checksum of `range`, its lowest byte first on the air, with the register starting at `start`.
    static func compute(_ bytes: RawSpan, _ range: ByteRange, start: UInt32) -> UInt32 {
        var register = reversed(start)
        for index in range.offset..<range.end {
            register ^= UInt32(bytes.byte(at: index) ?? 0)
            for _ in 0..<8 { register = register & 1 == 0 ? register >> 1 : register >> 1 ^ 0xDA6000 }
        }
        return register
    }

    /// Whether the packet's checksum is right, or nil when bytes are missing.
    static func verify(_ packet: AirPacket, _ bytes: RawSpan, start: UInt32) -> Bool? {
        guard !packet.isCut, packet.trailer.count == 3 else { return nil }
        var found: UInt32 = 0
        for index in 0..<3 { found |= UInt32(bytes.byte(at: packet.trailer.offset + index) ?? 0) << UInt32(8 * index) }
        return found == compute(bytes, packet.pdu, start: start)
    }

    /// The 24 bits of `value` in the opposite order.
    private static func reversed(_ value: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for bit in 0..<24 where value >> UInt32(bit) & 1 != 0 { result |= 1 << UInt32(23 - bit) }
        return result
    }
}
