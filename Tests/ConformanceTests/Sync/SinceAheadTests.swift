import Conformance
import Testing

@Suite struct SinceAheadTests {
    /// A request of `sent` that arrives at `arrival` and wants what is no older than `since`, all after the script's start.
    private static func firings(since: Int64, sent: Int64, arrival: Int64, _ options: JudgeOptions = JudgeOptions()) -> Int {
        let talk = SyncTalk(options)
        let cursor = UInt64(MeshScript.start + since)
        let value = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: cursor >> UInt64($0)) }
        talk.script.receive(
            SyncTalk.bo.request(to: SyncTalk.ada.id, SyncTalk.field(5, value), at: sent), on: talk.link, at: arrival)
        return talk.script.count(of: "SYNC-017")
    }

    @Test(arguments: [(999, 0), (1_000, 0), (1_001, 1)] as [(Int64, Int)])
    func firesForACursorNewerThanTheRequest(since: Int64, firings: Int) {
        #expect(Self.firings(since: since, sent: 1_000, arrival: 90_000) == firings)
    }

    @Test(arguments: [(999, 0), (1_000, 0), (1_001, 1)] as [(Int64, Int)])
    func firesForACursorInTheFuture(since: Int64, firings: Int) {
        #expect(Self.firings(since: since, sent: 60_000, arrival: 1_000) == firings)
    }

    @Test func judgesByTheClockThatIsGiven() {
        var options = JudgeOptions()
        options.now = MeshScript.start + 5_000
        #expect(Self.firings(since: 5_000, sent: 60_000, arrival: 1_000, options) == 0)
        #expect(Self.firings(since: 5_001, sent: 60_000, arrival: 1_000, options) == 1)
    }
}
