import Testing

@Suite struct ZeroHashRangeTests {
    @Test(arguments: [(0, 1), (1, 0), (2, 0), (.max, 0)] as [(UInt32, Int)]) func firesForM0(m: UInt32, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-006", SyncTalk.set(m: m)) == firings)
    }

    @Test func keepsQuietWithoutM() {
        #expect(SyncTalk.firings(of: "SYNC-006", SyncTalk.field(1, [7]) + SyncTalk.field(3, [])) == 0)
    }
}
