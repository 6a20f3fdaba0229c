import WireFormat

/// The header of one hcidump record, 12 bytes, little-endian (docs/capture-formats.md chapter 5).
struct HcidumpHeader: Hashable {
    /// The number of bytes of the header.
    static let size = 12

    /// The number of bytes that follow, H4 type first.
    var length: UInt16
    /// 0 sent, 1 received.
    var incoming: UInt8
    /// Always 0.
    var padding: UInt8
    /// Seconds since 1970.
    var seconds: UInt32
    /// Microseconds of the second.
    var microseconds: UInt32

    /// Reads the header at `offset`, or nil when it is not all there.
    init?(_ bytes: RawSpan, at offset: Int) {
        guard bytes.byteCount &- offset >= Self.size else { return nil }
        var cursor = ByteCursor(ByteRange(offset, Self.size), layer: .capture)
        do throws(DecodeError) {
            length = try cursor.littleEndian(bytes, UInt16.self)
            incoming = try cursor.byte(bytes)
            padding = try cursor.byte(bytes)
            seconds = try cursor.littleEndian(bytes, UInt32.self)
            microseconds = try cursor.littleEndian(bytes, UInt32.self)
        } catch {
            return nil
        }
    }

    /// Whether a record may have such a header.
    var isPlausible: Bool { incoming <= 1 && padding == 0 }

    /// Whether the microseconds are less than a second.
    var hasTime: Bool { microseconds < 1_000_000 }

    /// The number of bytes of the record, header and all.
    var total: Int { Self.size &+ Int(length) }

    /// When it was captured.
    var time: CaptureTime {
        hasTime ? CaptureTime(microseconds: Int64(seconds) &* 1_000_000 &+ Int64(microseconds)) : .unknown
    }
}
