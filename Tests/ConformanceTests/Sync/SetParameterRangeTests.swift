import Testing

@Suite struct SetParameterRangeTests {
    @Test(arguments: [(0, 1), (1, 0), (31, 0), (32, 0), (33, 1), (255, 1)] as [(UInt8, Int)])
    func firesForPOutside1To32(p: UInt8, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-005", SyncTalk.set(p: p)) == firings)
    }

    @Test func judgesTheLastWellFormedP() {
        #expect(SyncTalk.firings(of: "SYNC-005", SyncTalk.field(1, [33]) + SyncTalk.set(p: 7)) == 0)
        #expect(SyncTalk.firings(of: "SYNC-005", SyncTalk.set(p: 33) + SyncTalk.field(1, [7, 7])) == 1)
    }

    @Test func saysTheValueAndWhereItsFieldBegins() {
        let findings = SyncTalk.findings(of: "SYNC-005", SyncTalk.set(p: 40))
        #expect(findings.map(\.message) == ["P is 40, and 1 to 32 are allowed"])
        #expect(findings.map(\.offset) == [30])
    }

    @Test func looksIntoARebuiltRequest() {
        let talk = SyncTalk()
        let frame = SyncTalk.bo.frame(.requestSync, SyncTalk.set(p: 33), ttl: 0, to: SyncTalk.ada.id)
        for half in SyncTalk.halves(of: frame) { talk.script.receive(half, on: talk.link, at: 0) }
        #expect(talk.found == [["SYNC-005"]])
    }
}
