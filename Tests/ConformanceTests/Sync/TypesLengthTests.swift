import Testing

@Suite struct TypesLengthTests {
    @Test(arguments: [(0, 1), (1, 0), (8, 0), (9, 1)]) func firesUnless1To8Bytes(length: Int, firings: Int) {
        let fields = SyncTalk.set() + SyncTalk.field(4, Array(repeating: 1, count: length))
        #expect(SyncTalk.firings(of: "SYNC-011", fields) == firings)
    }

    @Test func keepsQuietWithoutTheField() { #expect(SyncTalk.firings(of: "SYNC-011", SyncTalk.set()) == 0) }
}
