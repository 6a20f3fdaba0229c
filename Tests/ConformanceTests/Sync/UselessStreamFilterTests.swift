import Testing

@Suite struct UselessStreamFilterTests {
    @Test(arguments: [
        ("x", 1), ("x,y", 1), ("x,45a43038a50aa502", 0), ("45a43038a50aa502", 0), ("", 1), (",,", 1), ("45a43038a50aa50", 1),
    ])
    func firesWithoutAWellFormedToken(text: String, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-021", SyncTalk.streams(text)) == firings)
    }

    @Test func firesForAFilterThatIsNoText() {
        let findings = SyncTalk.findings(of: "SYNC-021", SyncTalk.set() + SyncTalk.field(6, [0x61, 0xFF]))
        #expect(findings.map(\.message) == ["the fragment ID filter is not UTF-8, and is ignored"])
        #expect(findings.map(\.offset) == [44])
    }

    @Test func keepsQuietWithoutTheField() { #expect(SyncTalk.firings(of: "SYNC-021", SyncTalk.set()) == 0) }
}
