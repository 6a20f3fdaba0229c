import Testing

@Suite struct OversizedSetFilterTests {
    @Test(arguments: [(1_023, 0), (1_024, 0), (1_025, 1)]) func firesAbove1024Bytes(length: Int, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-007", SyncTalk.set(m: 128, Array(repeating: 0, count: length))) == firings)
    }

    @Test func firesBesideAShorterOneSinceTheRequestIsRefusedAllTheSame() {
        let fields = SyncTalk.field(3, Array(repeating: 0, count: 1_025)) + SyncTalk.set()
        #expect(SyncTalk.firings(of: "SYNC-007", fields) == 1)
    }
}
