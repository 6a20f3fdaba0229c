import WireFormat

/// The header of one PacketLogger record: length u32, seconds u32, microseconds u32, type u8
/// (docs/capture-formats.md chapter 4).
struct PacketLoggerHeader: Hashable {
    /// The number of bytes of the header.
    static let size = 13
    /// The longest record taken for one: a packet, or a long note.
    static let maximumLength: UInt32 = 0x1FFFF

    /// The number of bytes behind this field, at least 8; 8 means that there is no type byte.
    var length: UInt32
    /// Seconds since 1970.
    var seconds: UInt32
    /// Microseconds of the second; a home-made writer has more than a million.
    var microseconds: UInt32
    /// What the record is; of no meaning when `length` is 8.
    var type: PacketLoggerRecordType

    /// Reads the header at `offset`, or nil when it is not all there.
    @inline(__always)
    init?(_ bytes: RawSpan, at offset: Int, isBigEndian: Bool) {
        guard bytes.byteCount &- offset >= Self.size else { return nil }
        var cursor = ByteCursor(ByteRange(offset, Self.size), layer: .capture)
        do throws(DecodeError) {
            length = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
            seconds = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
            microseconds = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
            type = PacketLoggerRecordType(rawValue: try cursor.byte(bytes))
        } catch {
            return nil
        }
    }

    /// Whether a record may have such a length.
    var isPlausible: Bool { length >= 8 && length <= Self.maximumLength }

    /// Whether the microseconds are less than a second.
    var hasTime: Bool { microseconds < 1_000_000 }

    /// The number of bytes of the record, header and all.
    var total: Int { 4 &+ Int(length) }

    /// When it was captured.
    var time: CaptureTime {
        hasTime ? CaptureTime(microseconds: Int64(seconds) &* 1_000_000 &+ Int64(microseconds)) : .unknown
    }
}
