import Testing

@Suite struct OversizedStreamFilterTests {
    @Test(arguments: [(1_023, 0), (1_024, 0), (1_025, 1)]) func firesAbove1024Bytes(length: Int, firings: Int) {
        let text = String(repeating: "45a43038a50aa502,", count: 61).prefix(length)
        let padded = text + String(repeating: ",", count: length - text.count)
        #expect(SyncTalk.firings(of: "SYNC-018", SyncTalk.streams(String(padded))) == firings)
    }

    @Test func firesFor61WellFormedIDsWhichAre1036Bytes() {
        let text = SyncTalk.text(ofIDs: 61)
        #expect(text.utf8.count == 1_036)
        #expect(SyncTalk.firings(of: "SYNC-018", SyncTalk.streams(text)) == 1)
        #expect(SyncTalk.firings(of: "SYNC-019", SyncTalk.streams(text)) == 0)
    }

    @Test func saysTheLengthBesideAFilterThatIsNoText() {
        let fields = SyncTalk.set() + SyncTalk.field(6, [0xFF]) + SyncTalk.field(6, Array(repeating: 0x30, count: 2_000))
        #expect(
            SyncTalk.findings(of: "SYNC-018", fields).map(\.message) == [
                "the fragment ID filter has 2000 bytes, and at most 1024 are allowed"
            ])
    }
}
