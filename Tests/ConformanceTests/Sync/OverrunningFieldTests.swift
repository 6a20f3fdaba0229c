import Testing

@Suite struct OverrunningFieldTests {
    @Test(arguments: [(1, 0), (2, 0), (3, 1), (255, 1)] as [(UInt8, Int)])
    func firesForALengthPastTheEnd(length: UInt8, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-009", SyncTalk.set() + [4, 0, length, 0x20, 0]) == firings)
    }

    @Test func saysWhatIsMissingAndWhere() {
        let findings = SyncTalk.findings(of: "SYNC-009", SyncTalk.set() + [4, 1, 2, 0x20])
        #expect(findings.map(\.message) == ["TLV 0x04 announces 258 bytes and has 1"])
        #expect(findings.map(\.offset) == [44])
    }
}
