import Testing
import WireFormat

/// A small file of one format, made of literal bytes, and where in it each record is complete.
struct SampleFile: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// For each record, the number of bytes of the file that it needs.
    var ends: [Int]
    /// The fewest bytes by which the format can be recognised.
    var recognisable: Int

    /// Whether a file header comes before the first record.
    var hasHeader: Bool { name == "btsnoop" || name == "pcapng" }

    var testDescription: String { name }

    static let all = [btsnoop, pcapngLittle, pcapngBig, pklg1, pklg2, hcidump]

    /// A file header and four records of btsnoop 1002.
    static let btsnoop = build(
        "btsnoop", header: btsnoopHeader(1002), recognisable: 8,
        [
            btsnoopRecord(reset, flags: 2, time: someTime),
            btsnoopRecord(complete, flags: 3, time: someTime + 10),
            btsnoopRecord(aclOut, flags: 0, time: someTime + 20),
            btsnoopRecord(aclIn, flags: 1, time: someTime + 30),
        ])
    static let pcapngLittle = pcapng("pcapng", little: true)
    static let pcapngBig = pcapng("pcapng", little: false)
    static let pklg1 = packetLogger("pklg1", isBigEndian: true)
    static let pklg2 = packetLogger("pklg2", isBigEndian: false)
    static let hcidump = build(
        "hcidump", header: [], recognisable: 16,
        [
            hcidumpRecord(reset, incoming: 0), hcidumpRecord(complete, incoming: 1), hcidumpRecord(aclOut, incoming: 0),
            hcidumpRecord(aclIn, incoming: 1),
        ])

    private static func build(_ name: String, header: [UInt8], recognisable: Int, _ records: [[UInt8]]) -> SampleFile {
        var file = SampleFile(name: name, bytes: header, ends: [], recognisable: recognisable)
        for record in records {
            file.bytes += record
            file.ends.append(file.bytes.count)
        }
        return file
    }

    private static func pcapng(_ name: String, little: Bool) -> SampleFile {
        let order = PcapngBytes(isBigEndian: !little)
        return build(
            name, header: order.section() + order.interface(187), recognisable: 12,
            [
                order.enhanced(reset, time: UInt64(someTime)), order.enhanced(complete, time: UInt64(someTime) + 10),
                order.enhanced(aclOut, time: UInt64(someTime) + 20), order.enhanced(aclIn, time: UInt64(someTime) + 30),
            ])
    }

    private static func packetLogger(_ name: String, isBigEndian: Bool) -> SampleFile {
        let types: [UInt8] = [0, 1, 2, 3]
        let records = zip([reset, complete, aclOut, aclIn], types).map { packet, type in
            packetLoggerRecord(Array(packet.dropFirst()), type: type, isBigEndian: isBigEndian)
        }
        return build(name, header: [], recognisable: 16, records)
    }
}

/// A btsnoop file header.
func btsnoopHeader(_ datalink: UInt32, version: UInt32 = 1) -> [UInt8] {
    [0x62, 0x74, 0x73, 0x6E, 0x6F, 0x6F, 0x70, 0] + big(version) + big(datalink)
}

/// A btsnoop record at `time`, microseconds since 1970.
func btsnoopRecord(
    _ packet: [UInt8], flags: UInt32, time: Int64 = someTime, original: Int? = nil, drops: UInt32 = 0
) -> [UInt8] {
    btsnoopRecord(packet, flags: flags, stamp: time &+ 0x00DC_DDB3_0F2F_8000, original: original, drops: drops)
}

/// A btsnoop record with a stored time, whose zero lies in the year 0.
func btsnoopRecord(_ packet: [UInt8], flags: UInt32, stamp: Int64, original: Int? = nil, drops: UInt32 = 0) -> [UInt8] {
    let words = [UInt32(original ?? packet.count), UInt32(packet.count), flags, drops]
    return words.flatMap { big($0) } + big(stamp) + packet
}

/// A PacketLogger record.
func packetLoggerRecord(
    _ payload: [UInt8], type: UInt8, isBigEndian: Bool, seconds: UInt32 = 1_760_000_000, microseconds: UInt32 = 5
) -> [UInt8] {
    let words = [UInt32(payload.count + 9), seconds, microseconds]
    return words.flatMap { isBigEndian ? big($0) : little($0) } + [type] + payload
}

/// An hcidump record.
func hcidumpRecord(_ packet: [UInt8], incoming: UInt8, microseconds: UInt32 = 5) -> [UInt8] {
    little(UInt16(packet.count)) + [incoming, 0] + little(UInt32(1_760_000_000)) + little(microseconds) + packet
}

/// Blocks of pcapng in either byte order.
struct PcapngBytes {
    var isBigEndian: Bool

    func word(_ value: some FixedWidthInteger) -> [UInt8] { isBigEndian ? big(value) : little(value) }

    func block(_ type: UInt32, _ body: [UInt8]) -> [UInt8] {
        let total = UInt32(body.count + 12)
        return word(type) + word(total) + body + word(total)
    }

    func section() -> [UInt8] {
        block(0x0A0D_0D0A, word(UInt32(0x1A2B_3C4D)) + word(UInt16(1)) + word(UInt16(0)) + word(Int64(-1)))
    }

    func interface(_ linkType: UInt16, snapshot: UInt32 = 65535, options: [UInt8] = []) -> [UInt8] {
        block(1, word(linkType) + word(UInt16(0)) + word(snapshot) + options)
    }

    func option(_ code: UInt16, _ value: [UInt8]) -> [UInt8] { word(code) + word(UInt16(value.count)) + padded(value) }

    func enhanced(
        _ data: [UInt8], time: UInt64, interface: UInt32 = 0, original: Int? = nil, options: [UInt8] = []
    ) -> [UInt8] {
        let words = [
            interface, UInt32(truncatingIfNeeded: time >> 32), UInt32(truncatingIfNeeded: time), UInt32(data.count),
            UInt32(original ?? data.count),
        ]
        return block(6, words.flatMap { word($0) } + padded(data) + options)
    }

    func obsolete(_ data: [UInt8], time: UInt64, interface: UInt16 = 0) -> [UInt8] {
        let words = [
            UInt32(truncatingIfNeeded: time >> 32), UInt32(truncatingIfNeeded: time), UInt32(data.count), UInt32(data.count),
        ]
        return block(2, word(interface) + word(UInt16(7)) + words.flatMap { word($0) } + padded(data))
    }

    func simple(_ data: [UInt8], original: Int) -> [UInt8] { block(3, word(UInt32(original)) + padded(data)) }

    private func padded(_ data: [UInt8]) -> [UInt8] { data + [UInt8](repeating: 0, count: -data.count & 3) }
}
