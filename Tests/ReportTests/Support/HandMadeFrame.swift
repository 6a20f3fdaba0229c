import WireFormat

/// A frame written by hand, part by part (docs/protocol.md 2.1).
struct HandMadeFrame {
    var version: UInt8 = 1
    var type: UInt8 = 0x02
    var ttl: UInt8 = 7
    /// 2025-10-09T08:53:20Z unless a test says otherwise.
    var time: UInt64 = 1_760_000_000_000
    var flags: UInt8 = 0
    var sender: UInt64 = 0xA1A2_A3A4_A5A6_A7A8
    /// Recipient and route.
    var between: [UInt8] = []
    var section: [UInt8] = []
    var signature: [UInt8] = []

    /// The frame's bytes.
    var bytes: [UInt8] {
        let head = [version, type, ttl] + big(time) + [flags]
        let size = version == 1 ? big(UInt16(section.count)) : big(UInt32(section.count))
        return head + size + big(sender) + between + section + signature
    }

    /// A public message.
    static func message(_ text: String) -> [UInt8] { HandMadeFrame(section: utf8(text)).bytes }
}

/// The bytes of a number, most significant first.
func big(_ value: some FixedWidthInteger) -> [UInt8] {
    stride(from: value.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// The UTF-8 bytes of `text`.
func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// `count` equal bytes.
func run(_ byte: UInt8, _ count: Int) -> [UInt8] { [UInt8](repeating: byte, count: count) }

/// The bytes of hex text.
func hex(_ text: String) -> [UInt8] { Hexadecimal.decode(text) ?? [] }
