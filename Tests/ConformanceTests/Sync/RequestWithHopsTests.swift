import Testing

@Suite struct RequestWithHopsTests {
    @Test(arguments: [(0, 0), (1, 1), (7, 1), (255, 1)] as [(UInt8, Int)])
    func firesUnlessTheTTLIs0(ttl: UInt8, firings: Int) {
        let talk = SyncTalk()
        talk.script.receive(SyncTalk.bo.request(to: SyncTalk.ada.id, ttl: ttl), on: talk.link, at: 0)
        #expect(talk.script.count(of: "SYNC-001") == firings)
    }

    @Test func keepsQuietForTheInnerTTLOfARebuiltRequestWhichTheAppsForceTo0() {
        let talk = SyncTalk()
        for half in SyncTalk.halves(of: SyncTalk.bo.request(to: SyncTalk.ada.id, ttl: 7)) {
            talk.script.receive(half, on: talk.link, at: 0)
        }
        #expect(talk.script.judged().filter { $0.packet.reassembly != nil }.count == 1)
        #expect(talk.script.count(of: "SYNC-001") == 0)
    }

    @Test func firesOnTheTTLByteOfARequestThatDoesNotDecode() throws {
        let talk = SyncTalk()
        talk.script.receive(SyncTalk.bo.frame(.requestSync, [], ttl: 3, to: SyncTalk.ada.id), on: talk.link, at: 0)
        let finding = try #require(talk.script.judged().last?.findings.first { "\($0.rule.id)" == "SYNC-001" })
        #expect(finding.message == "the ttl is 3, and 0 is allowed")
        #expect(finding.offset == 2)
    }
}
