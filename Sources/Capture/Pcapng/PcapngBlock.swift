import WireFormat

/// The frame of one pcapng block: type u32, total length u32, body, total length again
/// (docs/capture-formats.md chapter 7).
struct PcapngBlock: Hashable {
    /// What a block may be; unknown ones are passed over.
    struct Kind: Hashable {
        let rawValue: UInt32

        static let section = Kind(rawValue: 0x0A0D_0D0A)
        static let interface = Kind(rawValue: 1)
        static let obsoletePacket = Kind(rawValue: 2)
        static let simplePacket = Kind(rawValue: 3)
        static let enhancedPacket = Kind(rawValue: 6)

        /// Whether tshark gives it a frame number without its being a packet: journal exports and local blocks.
        var isNumbered: Bool { rawValue == 9 || rawValue & 0x8000_0000 != 0 }
    }

    /// The smallest block: no body.
    static let minimum = 12
    /// The largest block that is read and not passed over.
    static let maximum: UInt32 = 512 * 1024

    /// What it is.
    var kind: Kind
    /// Its length, framing and all.
    var total: UInt32
    /// Where its body stands.
    var body: ByteRange

    /// Reads the frame at `offset`, of which at least twelve bytes stand there.
    init?(_ bytes: RawSpan, at offset: Int, isBigEndian: Bool) {
        var cursor = ByteCursor(ByteRange(offset, Self.minimum), layer: .capture)
        do throws(DecodeError) {
            kind = Kind(rawValue: try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian))
            total = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
        } catch {
            return nil
        }
        guard total >= UInt32(Self.minimum), total.isMultiple(of: 4) else { return nil }
        body = ByteRange(offset &+ 8, Int(total) &- Self.minimum)
    }

    /// Whether the length is repeated behind the body, which must be there.
    func hasGoodTrailer(_ bytes: RawSpan, isBigEndian: Bool) -> Bool {
        var cursor = ByteCursor(ByteRange(body.end, 4), layer: .capture)
        return (try? cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)) == total
    }
}
