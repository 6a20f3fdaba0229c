import Testing

@Suite struct IncompleteRequestTests {
    private static let p = SyncTalk.field(1, [7]), m = SyncTalk.field(2, [0, 0, 0, 1]), stream = SyncTalk.field(3, [])

    @Test(
        arguments: [
            (p + m + stream, 0), (m + stream, 1), (p + stream, 1), (p + m, 1), ([], 3),
        ] as [([UInt8], Int)])
    func firesForEachOfTheThreeThatIsMissing(fields: [UInt8], firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-004", fields) == firings)
    }

    @Test(arguments: [(0, 1), (1, 0), (2, 1)]) func firesUnlessPHas1Byte(length: Int, firings: Int) {
        let fields = SyncTalk.field(1, Array(repeating: 7, count: length)) + Self.m + Self.stream
        #expect(SyncTalk.firings(of: "SYNC-004", fields) == firings)
    }

    @Test(arguments: [(0, 1), (3, 1), (4, 0), (5, 1)]) func firesUnlessMHas4Bytes(length: Int, firings: Int) {
        let fields = Self.p + SyncTalk.field(2, Array(repeating: 1, count: length)) + Self.stream
        #expect(SyncTalk.firings(of: "SYNC-004", fields) == firings)
    }

    @Test func keepsQuietForAWrongLengthBesideAGoodField() {
        #expect(SyncTalk.firings(of: "SYNC-004", Self.p + SyncTalk.field(1, [7, 7]) + Self.m + Self.stream) == 0)
    }

    @Test func leavesAListThatIsCutToTheRuleAboutCuts() {
        let found = SyncTalk.firings(of: "SYNC-009", Self.p + Self.m + [3, 0, 1])
        #expect(found == 1)
        #expect(SyncTalk.firings(of: "SYNC-004", Self.p + Self.m + [3, 0, 1]) == 0)
    }

    @Test func saysWhichFieldAndWhere() {
        let findings = SyncTalk.findings(of: "SYNC-004", Self.stream + SyncTalk.field(2, [1, 2, 3]))
        #expect(findings.map(\.message) == ["TLV 0x01 (P) is missing", "TLV 0x02 (M) has a value of 3 bytes instead of 4"])
        #expect(findings.map(\.offset) == [nil, 33])
    }
}
