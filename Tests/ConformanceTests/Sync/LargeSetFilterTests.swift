import Testing

@Suite struct LargeSetFilterTests {
    @Test(arguments: [(399, 0), (400, 0), (401, 1), (1_024, 1)]) func firesAbove400Bytes(length: Int, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-008", SyncTalk.set(m: 128, Array(repeating: 0, count: length))) == firings)
    }

    @Test func leavesMoreThan1024BytesToTheRuleAboutThem() {
        #expect(SyncTalk.firings(of: "SYNC-008", SyncTalk.set(m: 128, Array(repeating: 0, count: 1_025))) == 0)
    }
}
