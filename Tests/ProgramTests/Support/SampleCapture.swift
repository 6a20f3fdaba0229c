/// Captures made of literal bytes (docs/capture-formats.md 1 and 6, docs/protocol.md 2.1).
enum SampleCapture {
    /// A public message by `a1a2a3a4a5a6a7a8` at 2025-10-09T08:53:20Z.
    static func message(_ text: String) -> [UInt8] {
        [1, 2, 7, 0x00, 0x00, 0x01, 0x99, 0xC8, 0x2C, 0xC0, 0x00, 0, 0, UInt8(text.utf8.count)]
            + [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8] + Array(text.utf8)
    }

    /// A notification of handle 0x12 on connection 0x40: H4 type, ACL, L2CAP and ATT headers, value.
    static func notification(_ value: [UInt8]) -> [UInt8] {
        let attribute = UInt8(value.count + 3)
        return [0x02, 0x40, 0x20, attribute + 4, 0, attribute, 0, 0x04, 0, 0x1B, 0x12, 0] + value
    }

    /// The 16 bytes before the first record of btsnoop 1002.
    static let header: [UInt8] = [0x62, 0x74, 0x73, 0x6E, 0x6F, 0x6F, 0x70, 0, 0, 0, 0, 1, 0, 0, 0x03, 0xEA]

    /// A received record of btsnoop 1002, at 2025-10-09T08:53:20Z: 1,760,000,000,000,000 + 0x00dcddb30f2f8000 microseconds.
    static func record(_ packet: [UInt8]) -> [UInt8] {
        let length: [UInt8] = [0, 0, 0, UInt8(packet.count)]
        return length + length + [0, 0, 0, 1, 0, 0, 0, 0, 0x00, 0xE3, 0x1E, 0x68, 0xFD, 0xFD, 0x80, 0x00] + packet
    }

    /// A btsnoop file with a notification of each text.
    static func btsnoop(_ texts: String...) -> [UInt8] { header + texts.flatMap { record(notification(message($0))) } }

    /// A pcap file of Ethernet, with one packet of 14 bytes.
    static let ethernet: [UInt8] =
        [0xD4, 0xC3, 0xB2, 0xA1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0, 0] + [
            0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 14, 0, 0, 0,
        ]
        + [UInt8](repeating: 0, count: 14)

    /// `bytes` as gzip, stored (RFC 1952, RFC 1951 3.2.4).
    static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        let length = UInt16(bytes.count)
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1] + little(length) + little(~length) + bytes + little(crc32(bytes))
            + little(UInt32(bytes.count))
    }

    private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
        stride(from: 0, to: value.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = .max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
        }
        return ~crc
    }
}
