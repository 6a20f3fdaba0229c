import WireFormat

/// Where the reports of an advertising event, or one packet's, stand, and which of them show bitchat.
package struct TracedReport: Sendable, Hashable {
    /// The whole report; of a packet of the air its payload.
    package var range: ByteRange
    /// Addresses in it, each 6 bytes, with whether they are random.
    package var addresses: [ByteRange]
    /// Whether the first address is random.
    package var isRandom: Bool
    /// The advertising data.
    package var data: ByteRange
    /// The advertiser.
    package var address: DeviceAddress?
    /// Whether it answers a scan.
    package var isScanResponse: Bool
    /// Whether the data list bitchat's service, or bring data of it.
    package var isBitchat: Bool

    /// The reports of the LE event whose subevent code stands at the start of `range`; nil where it has none, or is malformed.
    package static func reports(_ bytes: RawSpan, _ range: ByteRange) -> [TracedReport]? {
        var cursor = ByteCursor(range, layer: .hci)
        do throws(DecodeError) {
            let code = try cursor.byte(bytes)
            guard code == 0x02 || code == 0x0D else { return nil }
            var result: [TracedReport] = []
            for _ in 0..<(try cursor.byte(bytes)) {
                let start = cursor.position
                let report =
                    try code == 0x02
                    ? AdvertisingReport.legacy(&cursor, bytes) : AdvertisingReport.extended(&cursor, bytes)
                let addresses = code == 0x02 ? [start + 2] : [start + 3, start + 17]
                result.append(TracedReport(report, bytes, ByteRange(start, cursor.position - start), addresses))
            }
            return result
        } catch {
            return nil
        }
    }

    /// The report that an advertising packet of the air is; nil for any other packet.
    package static func report(_ packet: TracedAirPacket, _ bytes: RawSpan) -> TracedReport? {
        var cursor = ByteCursor(packet.pdu.dropping(2), layer: .linkLayer)
        guard [0, 2, 4, 6].contains(packet.header & 0x0F),
            let address = try? DeviceAddress.read(&cursor, bytes, isRandom: packet.header & 0x40 != 0)
        else { return nil }
        let report = AdvertisingReport(
            address: address, isScanResponse: packet.header & 0x0F == 4, data: cursor.rest, rssi: nil)
        return TracedReport(report, bytes, packet.pdu.dropping(2), [packet.pdu.offset + 2])
    }

    /// Whether advertising data at `range` show bitchat.
    package static func showBitchat(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        AdvertisingSigns(bytes, range).areBitchat
    }

    private init(_ report: AdvertisingReport, _ bytes: RawSpan, _ range: ByteRange, _ addresses: [Int]) {
        self.range = range
        self.addresses = addresses.map { ByteRange($0, 6) }
        isRandom = report.address?.isRandom ?? false
        data = report.data
        address = report.address
        isScanResponse = report.isScanResponse
        isBitchat = AdvertisingSigns(bytes, report.data).areBitchat
    }
}
