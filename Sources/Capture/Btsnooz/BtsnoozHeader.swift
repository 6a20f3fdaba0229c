import WireFormat

/// The header of one btsnooz record of either version (docs/capture-formats.md 3.3).
struct BtsnoozHeader: Hashable {
    /// The number of bytes that follow the header, and one for the type.
    var length: UInt16
    /// Microseconds since the record before; silences of over 71.6 minutes wrapped.
    var delta: UInt32
    /// Direction and packet type.
    var type: UInt8
    /// The number of bytes of the header.
    var size: Int

    /// The number of bytes of a header of `version`: 7 in version 1, 9 in version 2.
    static func size(version: UInt8) -> Int { version == 1 ? 7 : 9 }

    /// The number of bytes of the record, header and all.
    var total: Int { size &+ Int(length) &- 1 }

    /// Reads the header at `offset`, or nil when it is not all there.
    init?(_ bytes: RawSpan, at offset: Int, version: UInt8) {
        size = Self.size(version: version)
        guard bytes.byteCount &- offset >= size else { return nil }
        var cursor = ByteCursor(ByteRange(offset, size), layer: .capture)
        do throws(DecodeError) {
            length = try cursor.littleEndian(bytes, UInt16.self)
            if version != 1 { _ = try cursor.take(2) }
            delta = try cursor.littleEndian(bytes, UInt32.self)
            type = try cursor.byte(bytes)
        } catch {
            return nil
        }
    }
}
