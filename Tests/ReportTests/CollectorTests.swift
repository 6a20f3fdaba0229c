import BitchatFrame
import Output
import Testing

@testable import Report

@Suite struct CollectorTests {
    @Test func aRowHasWhatItsFrameAndItsRecordSay() throws {
        var collecting = Collecting()
        collecting.take(HandMadeFrame.message("hello"))
        collecting.take(HandMadeFrame.message("again"))
        let row = try #require(collecting.contents.packets.last)
        #expect([row.number, row.record, row.ttl, row.flags, row.length] == [2, 2, 7, 0, 27])
        #expect(row.time == 1_760_000_001_000_000)
        #expect(row.skew == -1000)
        #expect(collecting.contents.texts.names.names[row.text] == "text=\"again\"")
        #expect(collecting.contents.kinds.names[row.kind] == "message")
        #expect(collecting.contents.peers.names == [PeerID(value: 0xA1A2_A3A4_A5A6_A7A8)])
    }

    @Test(arguments: [(1, 1, 1), (2, 2, 0), (3, 2, 0)])
    func packetsBeyondTheCapacityAreCounted(capacity: Int, kept: Int, left: Int) {
        var collecting = Collecting(packets: capacity)
        collecting.take(HandMadeFrame.message("one"))
        collecting.take(HandMadeFrame.message("two"))
        #expect(collecting.contents.packets.count == kept)
        #expect(collecting.contents.packetsLeftOut == left)
        collecting.collector.endSource(SourceStatistics())
        #expect(collecting.contents.statistics.map(\.frames) == [["message": 2]])
    }

    @Test func aNicknameIsThatOfTheLastAnnounceAndCutAt64Bytes() {
        var collecting = Collecting()
        collecting.take(announce(utf8("ann"), from: 1, neighbours: [2]))
        collecting.take(announce(run(0x78, 200), from: 2))
        #expect(collecting.contents.peerRows.map(\.nickname).contains("ann") == true)
        #expect(collecting.contents.peerRows.map(\.nickname.utf8.count) == [3, 64])
        #expect(collecting.contents.neighbours.names == [[1]])
        #expect(collecting.contents.announces == [AnnounceRow(packet: 0, neighbours: 0)])
    }

    @Test func whoSendsItsOwnAnnounceIsTheCapturingDevice() {
        var collecting = Collecting()
        collecting.take(announce(utf8("own"), from: 1), .sent)
        collecting.take(announce(utf8("far"), from: 2), .received)
        #expect(collecting.contents.peerRows.map(\.isLocal) == [true, false])
    }

    @Test func piecesOfAStreamHaveItsNumber() {
        var collecting = Collecting()
        collecting.take(fragment(0, of: 3))
        collecting.take(fragment(2, of: 3))
        collecting.take(fragment(0, of: 2, stream: 0xCD))
        #expect(collecting.contents.packets.map(\.stream) == [0, 0, 1])
        #expect(collecting.contents.packets.map(\.piece) == [0, 2, 0])
        #expect(collecting.contents.streamRows.map(\.total) == [3, 2])
    }

    @Test func aFindingPointsAtItsPacketAndItsByte() throws {
        var collecting = Collecting()
        collecting.take(HandMadeFrame.message("fine"))
        collecting.take(HandMadeFrame(time: 1_759_000_000_000, section: utf8("old")).bytes)
        let old = collecting.contents.findings.filter { $0.packet == 1 }
        let rules = old.map { "\(collecting.contents.rules.rules[$0.rule].id)" }
        #expect(rules.contains("TIM-001"))
        let place = try #require(zip(rules, old).first { $0.0 == "TIM-001" })
        #expect(place.1.offset == 3)
    }

    @Test func rowsOfTheNextSourceAnswerNoRequestOfTheLast() {
        var collecting = Collecting()
        collecting.take(HandMadeFrame.message("one"))
        collecting.collector.endSource(SourceStatistics())
        collecting.take(HandMadeFrame.message("two"))
        collecting.collector.endSource(SourceStatistics())
        #expect(collecting.contents.statistics.map(\.frames) == [["message": 1], ["message": 1]])
        #expect(collecting.contents.packets.map(\.request) == [nil, nil])
    }
}
