import Testing

@Suite struct TypesWithoutStoreTests {
    @Test(arguments: 0...10) func firesForTheBitsOfTypesThatNobodyStores(bit: Int) {
        let value: [UInt8] = bit < 8 ? [1 << bit] : [0, 1 << (bit - 8)]
        let firings = SyncTalk.firings(of: "SYNC-015", SyncTalk.set() + SyncTalk.field(4, value))
        #expect(firings == ([2, 3, 4, 6].contains(bit) ? 1 : 0))
    }

    @Test func namesTheTypes() {
        let findings = SyncTalk.findings(of: "SYNC-015", SyncTalk.set() + SyncTalk.field(4, [0x47]))
        #expect(findings.map(\.message) == ["leave, requestSync: no store for what the types field asks for"])
    }
}
