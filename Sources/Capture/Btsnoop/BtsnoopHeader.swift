import WireFormat

/// The header of one btsnoop record: 24 bytes, big-endian (docs/capture-formats.md chapter 1).
struct BtsnoopHeader: Hashable {
    /// The number of bytes of the header.
    static let size = 24
    /// The longest packet that HCI can carry, with its type byte.
    static let maximumLength = 65_540

    /// The packet's length on the wire.
    var original: UInt32
    /// The number of bytes that follow.
    var included: UInt32
    /// Direction and kind; adapter and opcode for monitor records.
    var flags: UInt32
    /// How many packets the logger had dropped so far.
    var drops: UInt32
    /// The time on btsnoop's clock.
    var stamp: Int64

    /// Reads the header at `offset`, or nil when fewer than 24 bytes stand there.
    @inline(__always)
    init?(_ bytes: RawSpan, at offset: Int) {
        guard bytes.byteCount &- offset >= Self.size else { return nil }
        // A span of known length: its bounds are checked once.
        let bytes = bytes.extracting(offset..<offset &+ Self.size)
        var cursor = ByteCursor(ByteRange(0, Self.size), layer: .capture)
        do throws(DecodeError) {
            original = try cursor.bigEndian(bytes, UInt32.self)
            included = try cursor.bigEndian(bytes, UInt32.self)
            flags = try cursor.bigEndian(bytes, UInt32.self)
            drops = try cursor.bigEndian(bytes, UInt32.self)
            stamp = try cursor.bigEndian(bytes, Int64.self)
        } catch {
            return nil
        }
    }

    /// Whether a record may have such lengths; otherwise the place is no record header.
    ///
    /// Nor is one a run of zeros, which a file system leaves where a phone lost power.
    @inline(__always) var isPlausible: Bool {
        included <= original && original <= UInt32(Self.maximumLength) && (original != 0 || stamp != 0)
    }
}
