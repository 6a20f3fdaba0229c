import WireFormat

/// The parameters of HCI events (docs/capture-formats.md 10.3 and 10.4).
enum HCIEvents {
    /// The event codes in use.
    enum Code {
        static let connectionComplete: UInt8 = 0x03
        static let disconnectionComplete: UInt8 = 0x05
        static let commandComplete: UInt8 = 0x0E
        static let commandStatus: UInt8 = 0x0F
        static let completedPackets: UInt8 = 0x13
        static let lowEnergy: UInt8 = 0x3E
    }

    /// What a report says about an advertisement.
    enum ReportKind {
        /// A connectable advertisement.
        case advertisement
        /// The answer to a scan request.
        case scanResponse
    }

    /// One report of the legacy form, subevent 0x02.
    static func legacyReport(_ kind: ReportKind, _ address: RadioAddress, _ data: [UInt8], rssi: Int8) -> [UInt8] {
        var writer = ByteWriter()
        writer.append([0x02, 1, kind == .advertisement ? 0 : 4])
        writer.append(address.bytes)
        writer.byte(UInt8(clamping: data.count))
        writer.append(data)
        writer.byte(UInt8(bitPattern: rssi))
        return writer.bytes
    }

    /// One report of the extended form about a legacy advertisement, subevent 0x0D.
    static func extendedReport(_ kind: ReportKind, _ address: RadioAddress, _ data: [UInt8], rssi: Int8) -> [UInt8] {
        var writer = ByteWriter()
        writer.append([0x0D, 1])
        writer.littleEndian(UInt16(kind == .advertisement ? 0x0013 : 0x001B))
        writer.append(address.bytes)
        // Primary and secondary PHY, set ID, transmit power, then the periodic interval and no direct address.
        writer.append([1, 0, 0xFF, 0x7F, UInt8(bitPattern: rssi), 0, 0])
        writer.fill(0, count: 7)
        writer.byte(UInt8(clamping: data.count))
        writer.append(data)
        return writer.bytes
    }

    /// A new LE link: subevent 0x01, or 0x0A with its two more addresses.
    static func connection(_ link: ScriptedLink) -> [UInt8] {
        var writer = ByteWriter()
        writer.append([link.isEnhanced ? 0x0A : 0x01, 0])
        writer.littleEndian(link.handle)
        writer.byte(link.role == .central ? 0 : 1)
        writer.append(link.address.bytes)
        if link.isEnhanced { writer.fill(0, count: 12) }
        for timing: UInt16 in [24, 0, 500] { writer.littleEndian(timing) }
        writer.byte(0)
        return writer.bytes
    }
}
