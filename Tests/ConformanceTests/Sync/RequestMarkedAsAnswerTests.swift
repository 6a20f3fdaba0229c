import Testing

@Suite struct RequestMarkedAsAnswerTests {
    private static func firings(isRSR: Bool) -> Int {
        let talk = SyncTalk()
        talk.script.receive(
            SyncTalk.bo.frame(.requestSync, SyncTalk.set(), ttl: 0, to: SyncTalk.ada.id, isRSR: isRSR), on: talk.link, at: 0)
        return talk.script.count(of: "SYNC-035")
    }

    @Test func firesForTheFlagOfAnswers() { #expect(Self.firings(isRSR: true) == 1) }

    @Test func keepsQuietWithoutIt() { #expect(Self.firings(isRSR: false) == 0) }
}
