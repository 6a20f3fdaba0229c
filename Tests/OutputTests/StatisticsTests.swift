import Capture
import Foundation
import LinkLayers
import Testing
import WireFormat

@testable import Conformance
@testable import Output

@Suite struct StatisticsTests {
    private static var sample: SourceStatistics {
        var sample = SourceStatistics()
        sample.source = "a\"b.log"
        sample.format = "btsnoop"
        sample.records = 10
        sample.truncated = 1
        sample.skipped = ["shortAirPacket": 2, "badChecksum": 1]
        sample.hci.command = 1
        sample.hci.event = 2
        sample.hci.acl = 3
        sample.hci.sco = 4
        sample.hci.iso = 5
        sample.attributes = [0x52: 6, 0x1B: 7]
        sample.adverts = 8
        sample.frames = ["message": 2, "announce": 3]
        sample.reassembled = 1
        sample.errors = 2
        sample.findings = ["error": 1, "note": 0]
        return sample
    }

    private static let body =
        #""records":10,"truncated":1,"skipped":{"badChecksum":1,"shortAirPacket":2},"hci":{"command":1,"event":2,"acl":3,"sco":4,"iso":5},"#
        + #""att":{"0x1b":7,"0x52":6},"adverts":8,"frames":{"announce":3,"message":2},"reassembled":1,"errors":2,"findings":{"error":1,"note":0},"onAir":{"stage":"nothing"}}"#

    private func report(_ write: (StatisticsReport) -> Void) -> String {
        let out = OutputBuffer(.memory)
        write(StatisticsReport(out))
        return String(decoding: out.take(), as: UTF8.self)
    }

    @Test func theWholeObject() throws {
        let text = report { $0.json([Self.sample], total: Self.sample) }
        #expect(
            text == #"{"schema":1,"files":[{"source":"a\"b.log","format":"btsnoop","# + Self.body + #"],"total":{"# + Self.body
                + "}\n")
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        _ = try JSONValue(reading: String(text.dropLast()))
    }

    @Test func nothingIsAnObjectToo() {
        let empty =
            #"{"records":0,"truncated":0,"skipped":{},"hci":{"command":0,"event":0,"acl":0,"sco":0,"iso":0},"att":{},"adverts":0,"#
            + #""frames":{},"reassembled":0,"errors":0,"findings":{},"onAir":{"stage":"nothing"}}"#
        #expect(report { $0.json([], total: SourceStatistics()) } == #"{"schema":1,"files":[],"total":"# + empty + "}\n")
    }

    @Test func theTotalAddsEveryNumber() {
        var other = SourceStatistics()
        other.records = 1
        other.truncated = 1
        other.skipped = ["badChecksum": 4]
        other.hci.command = 1
        other.hci.event = 1
        other.hci.acl = 1
        other.hci.sco = 1
        other.hci.iso = 1
        other.attributes = [0x1B: 1, 0x12: 1]
        other.adverts = 1
        other.frames = ["leave": 1, "message": 1]
        other.reassembled = 1
        other.errors = 1
        other.findings = ["note": 2]
        var total = SourceStatistics()
        total.add(Self.sample)
        total.add(other)
        #expect(
            report { $0.json([], total: total) }.hasSuffix(
                #""total":{"records":11,"truncated":2,"skipped":{"badChecksum":5,"shortAirPacket":2},"hci":{"command":2,"event":3,"acl":4,"sco":5,"iso":6},"#
                    + #""att":{"0x12":1,"0x1b":8,"0x52":6},"adverts":9,"frames":{"announce":3,"leave":1,"message":3},"reassembled":2,"errors":3,"#
                    + "\"findings\":{\"error\":1,\"note\":2},\"onAir\":{\"stage\":\"nothing\"}}}\n"))
    }

    @Test func thePageOfAPerson() {
        #expect(
            report { $0.page(Self.sample) }
                == """
                a"b.log (btsnoop)
                  records: 10
                  cut by the logger: 1
                  HCI commands: 1
                  HCI events: 2
                  ACL packets: 3
                  adverts of bitchat: 8
                  on the air: nothing of bitchat was seen
                  ATT PDUs: 13
                    0x1b: 7
                    0x52: 6
                  bitchat frames: 5
                    announce: 3
                    message: 2
                  put together from fragments: 1
                  not decodable by the iOS app: 2
                  findings: 1
                    error: 1
                  left out: 3
                    badChecksum: 1
                    shortAirPacket: 2

                """)
        #expect(
            report { $0.page(SourceStatistics()) }
                == "total\n  records: 0\n  HCI commands: 0\n  HCI events: 0\n  ACL packets: 0\n  adverts of bitchat: 0\n"
                + "  on the air: nothing of bitchat was seen\n")
    }

    @Test func packetsAreCountedByTypeOldNameAndError() {
        let counter = PacketCounter()
        let press = Press(into: counter)
        press.findings = Samples.findings
        let inner = HandMadeFrame.message("inside")
        _ = press.print(
            [
                HandMadeFrame.message("a"), HandMadeFrame(type: 0x77).bytes, HandMadeFrame(section: [0xFF]).bytes, [9, 9],
                HandMadeFrame(type: 1, sender: 1, section: utf8("bob")).bytes,
                HandMadeFrame(type: 2, sender: 1, section: utf8("x")).bytes,
                HandMadeFrame(type: 0x20, section: big(UInt64(1)) + [0, 0, 0, 1, 2] + inner).bytes,
            ], on: Press.link)
        _ = press.print(Samples.advert)
        #expect(counter.counts == ["message": 2, "0x77": 1, "undecodable": 1, "announce": 1, "keyExchange": 1, "fragment": 1])
        #expect(counter.reassembled == 1)
        #expect(counter.errors == 2)
        #expect(counter.findings == [0, 9, 9])
        var statistics = SourceStatistics()
        statistics.add(counter)
        #expect(statistics.findings == ["note": 0, "warning": 9, "error": 9])
        #expect(statistics.frames == counter.counts)
        #expect(statistics.reassembled == 1)
        #expect(statistics.errors == 2)
    }

    @Test func whatWasReachedOnTheAirIsTold() throws {
        var source = SourceStatistics()
        source.milestones.note(Samples.advert)
        source.milestones.note(Samples.advert)
        var link = Press.link
        link.mtu = 247
        var record = Samples.advert.record
        record.number = 8
        record.time = .unknown
        source.milestones.note(LinkEvent(.connected, on: link, record))
        source.milestones.note(LinkEvent(.exchangedMTU, on: link, record))
        let page = report { $0.page(source) }
        #expect(
            page.hasSuffix(
                """
                  on the air: connected, nobody subscribed
                    adverts of released builds: 2, first at 08:53:20, record 3
                    connections: 1, first in record 8
                    MTU exchanges: 1, of 247 bytes, first in record 8

                """))
        var total = SourceStatistics()
        total.add(source)
        let object =
            #""onAir":{"stage":"connected","advert":{"count":2,"record":3,"time":"2025-10-09T08:53:20.000000Z"},"#
            + #""connection":{"count":1,"record":8},"mtu":{"count":1,"value":247,"record":8}}"#
        let summed =
            #""onAir":{"stage":"connected","advert":{"count":2,"time":"2025-10-09T08:53:20.000000Z"},"#
            + #""connection":{"count":1},"mtu":{"count":1,"value":247}}"#
        let text = report { $0.json([source], total: total) }
        #expect(text.contains(object + "}],"))
        #expect(text.hasSuffix(summed + "}}\n"))
        _ = try JSONValue(reading: String(text.dropLast()))
    }

    /// The counter learns them from the events that pass a limit and a watch for severities on their way.
    @Test func eventsReachTheCounterThroughWhatStandsBeforeIt() {
        let counter = PacketCounter()
        let street = SeverityWatch(LimitedSink(counter, limit: nil))
        street.heard(Samples.advert, source: "a")
        street.event(LinkEvent(.subscribed, on: Press.link, Samples.advert.record), source: "a")
        LimitedSink(counter, limit: 0).heard(Samples.advert, source: "a")
        LimitedSink(counter, limit: 0).event(LinkEvent(.subscribed, on: Press.link, Samples.advert.record), source: "a")
        #expect(counter.milestones[.advert].count == 1)
        #expect(counter.milestones[.subscription].count == 1)
        counter.reset()
        #expect(counter.milestones == .init())
    }
}
