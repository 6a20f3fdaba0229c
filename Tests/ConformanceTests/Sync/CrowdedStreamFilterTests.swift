import Testing

@Suite struct CrowdedStreamFilterTests {
    @Test func keepsQuietFor60IDsWhichAre1019Bytes() {
        let text = SyncTalk.text(ofIDs: 60)
        #expect(text.utf8.count == 1_019)
        #expect(SyncTalk.firings(of: "SYNC-019", SyncTalk.streams(text)) == 0)
    }

    @Test(arguments: [(1, 1), (5, 1), (6, 0)]) func firesAbove1019BytesUpTo1024(more: Int, firings: Int) {
        let text = SyncTalk.text(ofIDs: 60) + String(repeating: ",", count: more)
        #expect(SyncTalk.firings(of: "SYNC-019", SyncTalk.streams(text)) == firings)
    }

    @Test(arguments: [(59, 0), (60, 0), (61, 1)]) func firesAbove60Tokens(tokens: Int, firings: Int) {
        let text = Array(repeating: "ab", count: tokens).joined(separator: ",")
        #expect(SyncTalk.firings(of: "SYNC-019", SyncTalk.streams(text)) == firings)
    }

    @Test func saysTheFigures() {
        let text = Array(repeating: "ab", count: 61).joined(separator: ",")
        let findings = SyncTalk.findings(of: "SYNC-019", SyncTalk.set() + SyncTalk.field(6, Array(text.utf8)))
        #expect(
            findings.map(\.message) == [
                "the fragment ID filter has 182 bytes and 61 tokens, and iOS writes at most 1019 and 60"
            ])
    }
}
