/// Packets of the air made by hand; docs/capture-formats.md chapters 8 and 10.8 have the layouts.
enum Air {
    /// The link of `connect`.
    static let access: UInt32 = 0x5033_9A8E

    /// An access address, header, length and payload, with a checksum of zeros.
    static func data(_ access: UInt32, header: UInt8, _ payload: [UInt8]) -> [UInt8] {
        long(access) + [header, UInt8(payload.count)] + payload + [0, 0, 0]
    }

    /// A packet of an advertising channel.
    static func advert(_ type: UInt8, address sender: UInt64, _ payload: [UInt8]) -> [UInt8] {
        data(0x8E89_BED6, header: type | 0x40, address(sender) + payload)
    }

    /// The request that opens link `access`.
    static func connect(_ access: UInt32 = Air.access, central: UInt64 = 0x11, peripheral: UInt64 = 0x22) -> [UInt8] {
        let timing: [UInt8] = [2, 0, 0, 24, 0, 0, 0, 72, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x1F, 0x05]
        let payload = address(central) + address(peripheral) + long(access) + [0xAB, 0xCD, 0xEF] + timing
        return data(0x8E89_BED6, header: 0x85, payload)
    }

    /// The header of DLT 256 with `flags`, before `packet`.
    static func header(_ flags: UInt16, _ packet: [UInt8]) -> [UInt8] { [37, 0xC4, 0x80, 0, 0, 0, 0, 0] + word(flags) + packet }

    /// The header of a Nordic sniffer with `flags`, before `packet`.
    static func nordic(_ flags: UInt8, _ packet: [UInt8]) -> [UInt8] {
        [1, 0, 0, 2, 0, 0, 6, 10, flags, 37, 60, 0, 0, 0, 0, 0, 0] + packet
    }

    /// A 32-bit number, least significant byte first.
    static func long(_ value: UInt32) -> [UInt8] { word(UInt16(value & 0xFFFF)) + word(UInt16(value >> 16)) }
}
