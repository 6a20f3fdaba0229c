import Testing

@Suite struct SinceLengthTests {
    @Test(arguments: [(0, 1), (7, 1), (8, 0), (9, 1)]) func firesUnless8Bytes(length: Int, firings: Int) {
        let fields = SyncTalk.set() + SyncTalk.field(5, Array(repeating: 0, count: length))
        #expect(SyncTalk.firings(of: "SYNC-016", fields) == firings)
    }

    @Test func keepsQuietWithoutTheField() { #expect(SyncTalk.firings(of: "SYNC-016", SyncTalk.set()) == 0) }
}
