import Conformance
import Testing

/// bo asks ada for a stream at 20 s, and again after a pause.
@Suite struct HastyStreamRetryTests {
    private static let first = "45a43038a50aa502"

    private static func findings(
        pause: Int64, again: [UInt8], by author: Peer = SyncTalk.bo, onOtherLink: Bool = false,
        _ options: JudgeOptions = JudgeOptions()
    ) -> [String] {
        let talk = SyncTalk(options)
        let second = onOtherLink ? talk.script.link(2) : talk.link
        let request = SyncTalk.bo.frame(.requestSync, SyncTalk.streams(first), ttl: 0, at: 20_000, to: SyncTalk.ada.id)
        talk.script.receive(request, on: talk.link, at: 20_000)
        talk.script.receive(
            author.frame(.requestSync, again, ttl: 0, at: 20_000 + pause, to: SyncTalk.ada.id), on: second, at: 20_000 + pause)
        return talk.script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "SYNC-030" }.map(\.message)
    }

    @Test(arguments: [(9_999, 1), (10_000, 0), (10_001, 0)] as [(Int64, Int)])
    func firesWithin10Seconds(pause: Int64, firings: Int) {
        #expect(Self.findings(pause: pause, again: SyncTalk.streams(Self.first)).count == firings)
    }

    @Test func namesTheStreamAndTheTime() {
        let again = SyncTalk.streams("08cd9b1e6948a499," + Self.first)
        #expect(
            Self.findings(pause: 4_000, again: again) == [
                "stream 45a43038a50aa502 was asked for 4000 ms before, and 10000 ms must pass"
            ])
    }

    @Test func keepsQuietForAnotherStreamAnotherAskerAndAnotherLink() {
        #expect(Self.findings(pause: 1, again: SyncTalk.streams("08cd9b1e6948a499")) == [])
        #expect(Self.findings(pause: 1, again: SyncTalk.streams(Self.first), by: SyncTalk.cy) == [])
        #expect(Self.findings(pause: 1, again: SyncTalk.streams(Self.first), onOtherLink: true) == [])
    }

    @Test func keepsQuietForARequestThatIsNotForFragments() {
        let again = SyncTalk.set() + SyncTalk.field(4, [3]) + SyncTalk.field(6, Array(Self.first.utf8))
        #expect(Self.findings(pause: 1, again: again) == [])
    }

    @Test func keepsQuietWithAClockThatStandsStill() {
        var options = JudgeOptions()
        options.now = MeshScript.start
        #expect(Self.findings(pause: 60_000, again: SyncTalk.streams(Self.first), options) == [])
    }
}
