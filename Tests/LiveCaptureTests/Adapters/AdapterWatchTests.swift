import Capture
import HCIAdapters
import Testing

@testable import LiveCapture

private typealias Packet = ScriptedFeed.Packet
private typealias Step = ScriptedFeed.Step

@Suite(.timeLimit(.minutes(5))) struct AdapterWatchTests {
    @Test func deliversWhatLibpcapGives() throws {
        let packet = Packet(bytes: [0, 0, 0, 3, 0x0E, 1], time: 1_760_000_000_123_456, length: 9)
        let port = try watched("hci0", waiting: [packet], [Step(counters: [0: .zero], failure: "no more")])
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: 1_760_000_000_123_456), direction: .unknown, adapter: 0,
            linkType: .monitor, originalLength: 9, fileOffset: 0)
        #expect(port.deliveries.prefix(2) == [.notice(.connected), .record(record, packet.bytes)])
    }

    @Test func anAdaptersDeviceGivesItsIndexToRecordsThatNameNone() throws {
        let port = try watched(
            "bluetooth3", of: .h4WithDirection, waiting: [.raw(4)], [Step(counters: [3: .zero], failure: "end")])
        let adapters = port.deliveries.compactMap { if case .record(let record, _) = $0 { record.adapter } else { nil } }
        #expect(adapters == [3])
    }

    @Test func ofTheMonitorOneAdapterGetsItsOwnWithoutRemarks() throws {
        let own = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 19].map { Packet.monitor(1, $0) }
        let others = [11, 12, 13, 14, 15, 16, 17].map { Packet.monitor(1, $0) } + [.monitor(0, 3), .monitor(0xFFFF, 12)]
        let port = try watched("hci1", waiting: own + others, [Step(counters: [1: .zero], failure: "end")])
        #expect(port.records == own.map(\.bytes))
    }

    @Test func theMonitorItselfGivesEverything() throws {
        let all = [Packet.monitor(0, 3), .monitor(1, 2), .monitor(0xFFFF, 12), .monitor(1, 16), Packet(bytes: [1])]
        let port = try watched("bluetooth-monitor", waiting: all, [Step(counters: [0: .zero], failure: "end")])
        #expect(port.records == all.map(\.bytes))
    }

    @Test func tellsTheLossBetweenTheFirstLookAndTheStop() throws {
        // Two packets from before the first look are no part of it. Then five pass, of which three reach the reader.
        let port = try watched(
            "hci0", waiting: [.monitor(0, 3), .monitor(0, 2)], limit: 5,
            [
                Step(counters: [0: events(100)], packets: [.monitor(0, 3), .monitor(0, 3), .monitor(0, 3)]),
                Step(counters: [0: events(105)]),
            ])
        #expect(port.notices == [.connected, .counters(passed: 0, read: 0), .counters(passed: 5, read: 3)])
        #expect(port.records.count == 5)
    }

    /// Two packets of the adapter and a remark come in with the stop, one after the last look.
    private static let late = [
        Step(
            counters: [0: events(10)],
            packets: [.monitor(0, 3, [1], time: 99), .monitor(0, 12, time: 99), .monitor(0, 3, [2], time: 100)], stops: true),
        Step(counters: [0: events(13)], packets: [.monitor(0, 3, [3], time: 101)]),
    ]

    @Test func whatHadComeBeforeTheStopIsDeliveredWhereThePortStillTakesIt() throws {
        let port = try watched("hci0", takesLate: true, Self.late)
        #expect(port.notices == [.connected, .counters(passed: 0, read: 0), .counters(passed: 3, read: 2)])
        #expect(port.records == [[0, 0, 0, 3, 1], [0, 0, 0, 3, 2]])
        #expect(port.problems == [])
    }

    @Test func whatHadComeBeforeTheStopIsNoLossAndIsToldWhereThePortTakesNoMore() throws {
        let port = try watched("hci0", Self.late)
        #expect(port.notices == [.connected, .counters(passed: 0, read: 0), .counters(passed: 3, read: 2)])
        #expect(port.records == [])
        #expect(port.problems == [Self.unshown(2, "hci0")])
    }

    @Test(arguments: [(2, 1), (3, 0)]) func aPacketThatThePortRefusesIsToldToo(limit: Int, refused: Int) throws {
        let packets = [Packet.monitor(0, 3, [1]), .monitor(1, 3, [2]), .monitor(0, 3, [3])]
        let port = try watched("bluetooth-monitor", waiting: packets, limit: limit, [Step(counters: [0: .zero, 1: .zero])])
        #expect(port.records == packets.prefix(limit).map(\.bytes))
        #expect(port.problems == (refused == 0 ? [] : [Self.unshown(refused, "bluetooth-monitor")]))
    }

    private static func unshown(_ count: Int, _ source: String) -> CaptureProblem {
        CaptureProblem(source: source, record: 0, offset: 0, message: "\(count) packets had come in and are not shown")
    }

    @Test func aReaderThatIsBehindHasLostNothingYet() throws {
        // The look shows four packets while the reader has one; the other three still wait.
        let port = try watched(
            "hci0",
            [
                Step(counters: [0: events(0)], packets: [.monitor(0, 3)], passes: 1000),
                Step(counters: [0: events(4)], packets: [.monitor(0, 3), .monitor(0, 3), .monitor(0, 3)], passes: 1000),
                Step(counters: [0: events(4)], stops: true),
            ])
        #expect(port.notices == [.connected, .counters(passed: 0, read: 0), .counters(passed: 4, read: 4)])
    }

    @Test func packetsStampedAfterALookBelongToTheNext() throws {
        let port = try watched(
            "hci0",
            [
                Step(counters: [0: events(0)], packets: [.monitor(0, 3)], passes: 1000),
                Step(counters: [0: events(3)], packets: [.monitor(0, 3), .monitor(0, 3, time: 101)], passes: 1000),
                Step(counters: [0: events(4)], stops: true),
            ])
        #expect(
            port.notices == [
                .connected, .counters(passed: 0, read: 0), .counters(passed: 3, read: 2), .counters(passed: 4, read: 3),
            ])
    }

    @Test func recordsThatAreNoHCIPacketsAreNotCountedAsRead() throws {
        let port = try watched(
            "bluetooth-monitor", limit: 5,
            [
                Step(
                    counters: [0: events(0)],
                    packets: [.monitor(0, 8), .monitor(0, 10), .monitor(0xFFFF, 12), .monitor(0, 18), .monitor(0, 3)]),
                Step(counters: [0: events(2)]),
            ])
        #expect(port.notices.last == .counters(passed: 2, read: 1))
    }

    @Test func packetsOfAnotherAdapterAreNoneOfItsAccount() throws {
        let port = try watched(
            "hci0", limit: 1,
            [
                Step(counters: [0: events(0)], packets: [.monitor(1, 3), .monitor(1, 3), .monitor(0, 3)]),
                Step(counters: [0: events(2)]),
            ])
        #expect(port.notices.last == .counters(passed: 2, read: 1))
    }

    @Test func anUnpluggedAdapterIsWaitedForThroughTheMonitor() throws {
        let port = try watched(
            "hci0", limit: 5,
            [
                Step(
                    counters: [0: events(50)],
                    packets: [.monitor(0, 9), .monitor(0, 1), .monitor(1, 0), .monitor(0, 0), .monitor(0, 3), .monitor(0, 3)]),
                Step(counters: [0: events(3)]),
            ])
        #expect(
            port.notices == [
                .connected, .counters(passed: 0, read: 0), .waiting("adapter hci0 was unplugged"), .connected,
                .counters(passed: 3, read: 2),
            ])
    }

    @Test func theMonitorGoesOnWhenAnAdapterIsUnplugged() throws {
        let port = try watched(
            "bluetooth-monitor", limit: 2,
            [Step(counters: [0: events(50)], packets: [.monitor(0, 1), .monitor(0, 0)]), Step(counters: [:])])
        #expect(port.notices == [.connected, .counters(passed: 0, read: 0)])
    }

    @Test func aDeviceWhoseAdapterIsUnpluggedIsLost() throws {
        let words = "Can't receive packet: Broken pipe"
        let port = try watched(
            "bluetooth2", of: .h4WithDirection, [Step(counters: [2: .zero], packets: [.raw(4)], failure: words)])
        #expect(
            port.notices == [
                .connected, .counters(passed: 0, read: 0), .counters(passed: 1, read: 1), .lost("adapter hci2 was unplugged"),
            ])
    }

    @Test func aDeviceThatFailsWhileItsAdapterIsThereIsLostInLibpcapsWords() throws {
        let port = try watched(
            "bluetooth2", of: .h4WithDirection, [Step(counters: [2: .zero], failure: "Can't receive packet: Oops")])
        #expect(port.notices.last == .lost("libpcap says: Can't receive packet: Oops"))
    }

    @Test func aDeviceThatHangsUpIsLostAfterItsLastPacket() throws {
        let port = try watched("bluetooth-monitor", [Step(counters: [0: .zero], packets: [.monitor(0, 3)], hangsUp: true)])
        #expect(port.records.count == 1)
        #expect(port.notices.last == .lost("the device hung up"))
    }

    @Test func withoutCountersNothingIsSaidOfLosses() throws {
        let port = try watched("hci0", limit: 1, [Step(counters: [:], packets: [.monitor(0, 3)]), Step(counters: [:])])
        #expect(port.notices == [.connected])
    }
}
