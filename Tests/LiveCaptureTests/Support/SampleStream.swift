/// Streams made of literal bytes: btsnoop 1002 (docs/capture-formats.md chapter 1).
enum SampleStream {
    /// The 16 bytes before the first record.
    static let header: [UInt8] = Array("btsnoop\0".utf8) + [0, 0, 0, 1, 0, 0, 0x03, 0xEA]

    /// A record of an event with `number` and `size` more bytes in it: 24 + 4 + `size` bytes, one a second from 2025-10-09 on.
    static func record(_ number: UInt8, size: Int = 0) -> [UInt8] {
        let packet = [4, 0xFF, number, UInt8(truncatingIfNeeded: size)] + [UInt8](repeating: number, count: size)
        let length = big(UInt32(packet.count))
        return length + length + big(UInt32(3)) + big(UInt32(0)) + big(0x00E3_1E68_FDFD_8000 + UInt64(number) * 1_000_000)
            + packet
    }

    /// A stream with a record of each number.
    static func stream(_ numbers: UInt8..., size: Int = 0) -> [UInt8] { header + numbers.flatMap { record($0, size: size) } }

    private static func big(_ value: some FixedWidthInteger) -> [UInt8] {
        stride(from: value.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// A PacketLogger file of so many events (docs/capture-formats.md chapter 4), whose reader finds no way on behind damage.
    static func packetLogger(_ count: Int) -> [UInt8] {
        let record: [UInt8] = [0, 0, 0, 15, 0x65, 0, 0, 1, 0, 0, 0, 0, 1, 0x0E, 4, 1, 3, 0x0C, 0]
        return [[UInt8]](repeating: record, count: count).flatMap { $0 }
    }
}
