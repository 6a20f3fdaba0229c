import WireFormat

/// An interface description block: what the packets of one interface are (docs/capture-formats.md chapter 7).
///
/// Body: link type u16, reserved u16, snapshot length u32, options.
struct PcapngInterface: Hashable {
    /// What its packets are.
    var linkType: LinkType
    /// The most bytes that a simple packet keeps; 0 and 0xFFFFFFFF mean all.
    var snapshotLength: UInt32
    /// The adapter that its name stands for, such as `hci1` or `bluetooth1`; 0 where it names none.
    var adapter: UInt16 = 0
    /// Its clock.
    var time = PcapngTime()
    /// Whether the file's reader was told that its link type is not supported.
    var isReported = false

    /// Reads the block's body; nil when it is shorter than its fixed part.
    init?(_ bytes: RawSpan, _ body: ByteCursor, isBigEndian: Bool) {
        var cursor = body
        do throws(DecodeError) {
            let number = try cursor.integer(bytes, UInt16.self, isBigEndian: isBigEndian)
            _ = try cursor.take(2)
            linkType = LinkType(pcapNumber: UInt32(number))
            snapshotLength = try cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)
        } catch {
            return nil
        }
        var options = PcapngOptions(cursor, isBigEndian: isBigEndian)
        while let option = options.next(bytes) { take(option, bytes, isBigEndian) }
    }

    private mutating func take(_ option: PcapngOptions.Option, _ bytes: RawSpan, _ isBigEndian: Bool) {
        var cursor = option.value
        if option.code == 2 { adapter = bytes.withBytes(cursor.rest) { Self.adapter($0.array) } }
        if option.code == 9, let value = try? cursor.byte(bytes) { time.resolution = value }
        if option.code == 14, let value = try? cursor.integer(bytes, Int64.self, isBigEndian: isBigEndian) {
            time.offset = value
        }
    }

    /// What an interface of HCI packets is called for its adapter.
    static func name(adapter: UInt16) -> String { "hci\(adapter)" }

    /// The adapter that `name` stands for: `hciN` as BlueZ says, or `bluetoothN` as libpcap does.
    private static func adapter(_ name: [UInt8]) -> UInt16 {
        for prefix in ["hci", "bluetooth"] where name.starts(with: prefix.utf8) {
            return UInt16(String(decoding: name.dropFirst(prefix.utf8.count), as: UTF8.self)) ?? 0
        }
        return 0
    }
}
