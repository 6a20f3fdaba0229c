import Testing

@Suite struct OvercrowdedSetTests {
    /// A zero byte is one more value with P = 7: 1, 2, 3 and so on.
    @Test(arguments: [(1, 0), (2, 0), (3, 1)]) func firesForMoreValuesThanMOver2ToTheP(values: Int, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-026", SyncTalk.set(m: 256, Array(repeating: 0, count: values))) == firings)
    }

    @Test func leavesOutTheGhostsOfZeroFill() {
        #expect(SyncTalk.firings(of: "SYNC-026", SyncTalk.set(p: 2, m: 12, [0x86, 0x00])) == 0)
        #expect(SyncTalk.firings(of: "SYNC-026", SyncTalk.set(p: 2, m: 12, [0x84, 0x00, 0x00])) == 1)
    }

    @Test func keepsQuietWhereMIsSaturatedAndSaysNothingOfTheNumber() {
        #expect(SyncTalk.firings(of: "SYNC-026", SyncTalk.set(p: 32, m: .max, [0, 0, 0, 0, 0])) == 0)
        #expect(SyncTalk.firings(of: "SYNC-026", SyncTalk.set(p: 32, m: .max - 1, [0, 0, 0, 0, 0])) == 1)
    }

    @Test func saysTheFigures() {
        let findings = SyncTalk.findings(of: "SYNC-026", SyncTalk.set(m: 128, [0, 0]))
        #expect(findings.map(\.message) == ["the set has 2 values, and M = 128 with P = 7 is made for 1"])
        #expect(findings.map(\.offset) == [41])
    }
}
