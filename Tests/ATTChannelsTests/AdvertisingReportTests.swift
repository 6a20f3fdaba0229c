import Testing

@testable import ATTChannels

/// Packets written out from the Core Specification, volume 4, part E, 7.7.65.2.
@Suite struct AdvertisingReportTests {
    static let uuid = [UInt8](0xA0...0xAF)
    static let data = [2, 0x01, 0x06, 17, 0x07] + uuid
    static let address: [UInt8] = [1, 0, 1, 1, 0xAA, 0]
    /// One report of a public address and one of a random address.
    static let packet =
        [0x04, 0x3E, 44, 0x02, 2] + [0, 0] + address + [21] + data + [0xC8] + [4, 1] + address.reversed() + [2, 1, 9] + [0x7F]

    @Test func readsEveryReportOfAPacket() {
        let reports = AdvertisingReport.reports(in: Self.packet)
        #expect(reports.map(\.address) == [Self.address, Self.address.reversed()])
        #expect(reports.map(\.isPublic) == [true, false])
        #expect(reports.map(\.data) == [Self.data, [1, 9]])
        #expect(reports.map { $0.names(Self.uuid) } == [true, false])
    }

    @Test(arguments: 0..<packet.count) func readsOnlyWholeReportsOfACutPacket(length: Int) {
        let whole = length < 36 ? 0 : 1
        #expect(AdvertisingReport.reports(in: Array(Self.packet.prefix(length))).count == whole)
    }

    @Test(
        arguments: [
            [0x04, 0x0E, 4, 0x02, 1], [0x02, 0x3E, 4, 0x02, 1], [0x04, 0x3E, 4, 0x01, 1], [0x04, 0x3E, 4, 0x02, 0], [],
        ] as [[UInt8]])
    func otherPacketsHaveNone(packet: [UInt8]) { #expect(AdvertisingReport.reports(in: packet).isEmpty) }

    @Test(
        arguments: [
            (data, true), ([17, 0x06] + uuid, true), ([33, 0x07] + [UInt8](0...15) + uuid, true), ([17, 0x21] + uuid, false),
            ([17, 0x07] + uuid.reversed(), false), ([16, 0x07] + uuid.dropLast(), false), ([17, 0x07] + uuid.dropLast(), false),
            ([0] + data, false), ([1, 0x07], false), ([], false),
        ] as [([UInt8], Bool)])
    func findsTheServiceInListsOnly(data: [UInt8], isNamed: Bool) throws {
        let count = UInt8(data.count)
        let packet = [0x04, 0x3E, count + 12, 0x02, 1, 0, 0] + Self.address + [count] + data + [0]
        #expect(try #require(AdvertisingReport.reports(in: packet).first).names(Self.uuid) == isNamed)
    }
}
