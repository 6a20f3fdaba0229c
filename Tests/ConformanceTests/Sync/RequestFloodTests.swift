import Conformance
import Testing

/// Captures with requests of bo to ada: one every 100 ms, and a last one.
@Suite struct RequestFloodTests {
    private static func firings(
        before count: Int64, last: Int64, by author: Peer = SyncTalk.bo, _ options: JudgeOptions = JudgeOptions()
    ) -> Int {
        let talk = SyncTalk(options)
        for index in 0..<count {
            talk.script.receive(SyncTalk.bo.request(to: SyncTalk.ada.id, at: index * 100), on: talk.link, at: index * 100)
        }
        talk.script.receive(author.request(to: SyncTalk.ada.id, at: last), on: talk.link, at: last)
        return talk.script.count(of: "SYNC-029")
    }

    @Test(arguments: [(7, 0), (8, 1), (9, 2)] as [(Int64, Int)]) func firesFromTheNinthRequestOn(before: Int64, firings: Int) {
        #expect(Self.firings(before: before, last: 5_000) == firings)
    }

    @Test(arguments: [(29_999, 1), (30_000, 1), (30_001, 0)] as [(Int64, Int)])
    func countsRequestsOfTheLast30Seconds(last: Int64, firings: Int) {
        #expect(Self.firings(before: 8, last: last) == firings)
    }

    @Test func countsEachSenderByItself() { #expect(Self.firings(before: 8, last: 5_000, by: SyncTalk.cy) == 0) }

    @Test func keepsQuietWithAClockThatStandsStill() {
        var options = JudgeOptions()
        options.now = MeshScript.start
        #expect(Self.firings(before: 8, last: 90_000, options) == 0)
    }

    @Test func countsEachLinkByItself() {
        let talk = SyncTalk()
        let second = talk.script.link(2)
        for index in 0..<12 as Range<Int64> {
            talk.script.receive(
                SyncTalk.bo.request(to: SyncTalk.ada.id, at: index), on: index % 2 == 0 ? talk.link : second, at: index)
        }
        #expect(talk.script.count(of: "SYNC-029") == 0)
    }
}
