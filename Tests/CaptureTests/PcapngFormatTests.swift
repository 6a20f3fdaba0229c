import Capture
import Testing
import WireFormat

@Suite struct PcapngFormatTests {
    private let little16 = PcapngBytes(isBigEndian: false)
    private let big16 = PcapngBytes(isBigEndian: true)

    private func file(_ linkType: UInt16, _ blocks: [UInt8]..., options: [UInt8] = []) -> [UInt8] {
        little16.section() + little16.interface(linkType, options: options) + blocks.flatMap { $0 }
    }

    @Test func enhancedPacketIsWhole() {
        let outcome = read(file(254, little16.enhanced(aclIn, time: UInt64(someTime), original: 90)))
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: someTime), direction: .unknown, linkType: .monitor,
            originalLength: 90, fileOffset: 48)
        #expect(outcome.records == [Delivered(record: record, bytes: aclIn)])
        #expect(outcome.summary.truncatedRecords == 1)
    }

    @Test(
        arguments: zip(
            [187, 201, 254, 251, 256, 272, 192, 147, 162] as [UInt16],
            [
                .h4, .h4WithDirection, .monitor, .leLinkLayer, .leLinkLayerWithHeader, .nordicBLE, .perPacketInformation,
                .user(147), .user(162),
            ] as [LinkType]))
    func knowsLinkType(number: UInt16, linkType: LinkType) {
        #expect(read(file(number, little16.enhanced(reset, time: UInt64(someTime)))).linkTypes == [linkType])
    }

    @Test(arguments: [146, 163, 1, 189, 220, 249, 255, 0] as [UInt16]) func refusesOtherLinkTypeByNumber(number: UInt16) {
        let outcome = read(file(number, little16.enhanced(reset, time: UInt64(someTime))))
        #expect(outcome.error?.kind == .unsupported)
        #expect(outcome.error?.message.hasPrefix("link type \(number) (") == true)
        #expect(outcome.error?.message.contains("; capture ") == true)
        #expect(outcome.summary.skippedRecords == 1)
    }

    @Test func mixedInterfacesKeepTheirLinkTypes() {
        let outcome = read(
            file(
                201, little16.interface(254), little16.enhanced(reset, time: UInt64(someTime), interface: 1),
                little16.enhanced(reset, time: UInt64(someTime), interface: 0)))
        #expect(outcome.linkTypes == [.monitor, .h4WithDirection])
    }

    @Test func unsupportedInterfaceBesideAnotherIsPassedOverOnce() {
        let outcome = read(
            file(
                1, little16.interface(254), little16.enhanced(reset, time: UInt64(someTime)),
                little16.enhanced(reset, time: UInt64(someTime), interface: 1), little16.enhanced(reset, time: UInt64(someTime))))
        #expect(outcome.error == nil)
        #expect(outcome.records.map(\.record.number) == [2])
        #expect(outcome.messages.count == 1)
        #expect(outcome.messages.first?.contains("link type 1 (Ethernet)") == true)
        #expect(outcome.summary.records == 3)
        #expect(outcome.summary.skippedRecords == 2)
    }

    @Test func sectionChangesByteOrderAndForgetsInterfaces() {
        let first = file(201, little16.enhanced(reset, time: UInt64(someTime)))
        let second = big16.section() + big16.interface(254) + big16.enhanced(aclIn, time: UInt64(someTime))
        let outcome = read(first + second + big16.section() + big16.enhanced(reset, time: UInt64(someTime)))
        #expect(outcome.linkTypes == [.h4WithDirection, .monitor])
        #expect(outcome.packets == [reset, aclIn])
        #expect(outcome.messages == ["a packet of interface 0, which no block describes"])
        #expect(outcome.summary.records == 3)
    }

    @Test(
        arguments: zip(
            [[6], [9], [3], [0], [0x80 | 20], [0x80], [25], [26], [127], [0xFF]] as [[UInt8]],
            [12_345_678, 12_345, 12_345_678_000, 12_345_678_000_000, 11_773_756, 12_345_678_000_000, 0, 0, 0, 0] as [Int64]))
    func resolutionOf(value: [UInt8], microseconds: Int64) {
        let outcome = read(file(187, little16.enhanced(reset, time: 12_345_678), options: little16.option(9, value)))
        #expect(outcome.times == [microseconds])
    }

    @Test func offsetIsAddedInSeconds() {
        let options = little16.option(2, [0x68]) + little16.option(14, little(Int64(1_760_000_000)))
        #expect(read(file(187, little16.enhanced(reset, time: 7), options: options)).times == [someTime + 7])
        let negative = little16.option(14, little(Int64(-2)))
        #expect(read(file(187, little16.enhanced(reset, time: 7), options: negative)).times == [-1_999_993])
    }

    @Test(arguments: [[], [3], [0x80]] as [[UInt8]]) func timesBeyond64BitsAreUnknown(resolution: [UInt8]) {
        let options = resolution.isEmpty ? [] : little16.option(9, resolution)
        let block = little16.enhanced(reset, time: .max)
        #expect(read(file(187, block, options: options)).times == [nil])
        let offset = little16.option(14, little(Int64.max))
        #expect(read(file(187, little16.enhanced(reset, time: 1), options: offset)).times == [nil])
    }

    @Test func flagsGiveTheDirection() {
        let blocks = [0, 1, 2, 3, 0x0102_0301].flatMap { (flags: UInt32) in
            little16.enhanced(
                aclIn, time: UInt64(someTime),
                options: little16.option(1, [0x41]) + little16.option(2, little(flags)) + [0, 0, 0, 0])
        }
        #expect(read(file(187, blocks)).directions == [.unknown, .received, .sent, .unknown, .received])
        #expect(read(file(251, blocks)).directions == [PacketDirection](repeating: .unknown, count: 5))
    }

    @Test func obsoletePacketIsRead() {
        let outcome = read(file(201, little16.interface(254), little16.obsolete(aclIn, time: UInt64(someTime), interface: 1)))
        #expect(outcome.linkTypes == [.monitor])
        #expect(outcome.times == [someTime])
        #expect(outcome.packets == [aclIn])
    }

    @Test func simplePacketHasNoTimeAndObeysTheSnapshotLength() {
        let whole = little16.simple(aclIn, original: 11)
        #expect(read(file(187, whole)).packets == [aclIn])
        #expect(read(file(187, whole)).times == [nil])
        let cut =
            little16.section() + little16.interface(187, snapshot: 6) + little16.simple(Array(aclIn.prefix(6)), original: 11)
        let outcome = read(cut)
        #expect(outcome.packets == [Array(aclIn.prefix(6))])
        #expect(outcome.records.first?.record.originalLength == 11)
        for snapshot in [0, UInt32.max] {
            #expect(read(little16.section() + little16.interface(187, snapshot: snapshot) + whole).packets == [aclIn])
        }
    }

    @Test func otherBlocksArePassedOver() {
        let others = [4, 5, 10, 0x0BAD, 0x4000_0BAD, 0x7777] as [UInt32]
        let blocks = others.flatMap { little16.block($0, [1, 2, 3, 4]) }
        let outcome = read(file(187, blocks, little16.enhanced(reset, time: UInt64(someTime))))
        #expect(outcome.records.map(\.record.number) == [1])
        #expect(outcome.problems == [])
    }

    @Test func localAndJournalBlocksAreNumberedAsByTshark() {
        let blocks = little16.block(0x8000_0001, [1, 2, 3, 4]) + little16.block(9, [])
        let outcome = read(file(187, blocks, little16.enhanced(reset, time: UInt64(someTime))))
        #expect(outcome.records.map(\.record.number) == [3])
        #expect(outcome.summary.records == 3)
    }
}
