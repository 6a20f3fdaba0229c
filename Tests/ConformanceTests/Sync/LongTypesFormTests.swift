import Testing

@Suite struct LongTypesFormTests {
    @Test(
        arguments: [
            ([0x20], 0), ([0x20, 0], 1), ([3, 4], 0), ([3, 4, 0], 1), ([0], 0), ([0, 2], 0),
        ] as [([UInt8], Int)])
    func firesForAZeroByteAtTheEnd(value: [UInt8], firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-012", SyncTalk.set() + SyncTalk.field(4, value)) == firings)
    }

    @Test func saysHowManyBytesWouldDo() {
        let findings = SyncTalk.findings(of: "SYNC-012", SyncTalk.set() + SyncTalk.field(4, [3, 4, 0, 0]))
        #expect(findings.map(\.message) == ["the types field has 4 bytes, and 2 would do"])
        #expect(findings.map(\.offset) == [44])
    }
}
