import WireFormat

/// One packet of a pcapng file, out of an enhanced, an obsolete or a simple packet block
/// (docs/capture-formats.md chapter 7).
struct PcapngPacket: Hashable {
    /// Which interface of the section it came over.
    var interface: Int
    /// Its time in ticks of the interface's clock; nil for simple packets.
    var ticks: UInt64?
    /// The bytes at hand.
    var data: ByteRange
    /// Its length on the wire.
    var original: UInt32
    /// Which way it went, where its flags say so.
    var direction = PacketDirection.unknown

    /// Reads an enhanced packet (interface u32) or an obsolete one (interface u16, drops u16).
    ///
    /// Then ticks as two words, the higher first, captured u32, original u32, the data padded to four, options.
    init(stamped bytes: RawSpan, _ body: ByteCursor, isEnhanced: Bool, isBigEndian: Bool) throws(DecodeError) {
        var cursor = body
        if isEnhanced {
            interface = Int(try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian))
        } else {
            interface = Int(try cursor.integer(bytes, UInt16.self, isBigEndian: isBigEndian))
            _ = try cursor.take(2)
        }
        let high = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
        let low = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
        ticks = UInt64(high) << 32 | UInt64(low)
        let captured = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
        original = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
        data = try cursor.take(Int(captured), claim: .recordLength)
        _ = try cursor.take(min(-Int(captured) & 3, cursor.remaining))
        if cursor.remaining >= 8 { direction = Self.direction(bytes, cursor, isBigEndian) }
    }

    /// Reads a simple packet: original u32, then as much data as the interface's snapshot length allows.
    init(simple bytes: RawSpan, _ body: ByteCursor, snapshotLength: UInt32, isBigEndian: Bool) throws(DecodeError) {
        var cursor = body
        interface = 0
        ticks = nil
        original = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
        let kept = snapshotLength == 0 ? original : min(original, snapshotLength)
        data = try cursor.take(Int(kept), claim: .recordLength)
    }

    /// Option 2, `epb_flags`: its lowest two bits are 01 for inbound, 10 for outbound.
    private static func direction(_ bytes: RawSpan, _ cursor: ByteCursor, _ isBigEndian: Bool) -> PacketDirection {
        var options = PcapngOptions(cursor, isBigEndian: isBigEndian)
        while let option = options.next(bytes) {
            var value = option.value
            guard option.code == 2, let flags = try? value.integer(bytes, UInt32.self, isBigEndian: isBigEndian) else {
                continue
            }
            return flags & 3 == 1 ? .received : flags & 3 == 2 ? .sent : .unknown
        }
        return .unknown
    }
}
