import Testing

@Suite struct RequestFromAnotherPeerTests {
    private static func firings(by author: Peer, isBound: Bool = true) -> Int {
        let talk = SyncTalk(isBound: isBound)
        talk.script.receive(author.request(to: SyncTalk.ada.id), on: talk.link, at: 0)
        return talk.script.count(of: "SYNC-003")
    }

    @Test func firesForAnotherSenderThanTheLinksPeer() { #expect(Self.firings(by: SyncTalk.cy) == 1) }

    @Test func keepsQuietForTheLinksPeer() { #expect(Self.firings(by: SyncTalk.bo) == 0) }

    @Test func keepsQuietWhileTheLinkBelongsToNobody() { #expect(Self.firings(by: SyncTalk.cy, isBound: false) == 0) }

    @Test func judgesWhatTheCapturingDeviceSendsByItsOwnName() {
        for (author, firings) in [(SyncTalk.ada, 0), (SyncTalk.cy, 1)] {
            let talk = SyncTalk()
            talk.script.send(author.request(to: SyncTalk.bo.id), on: talk.link, at: 0)
            #expect(talk.script.count(of: "SYNC-003") == firings)
        }
    }

    @Test func keepsQuietForARebuiltRequestWhichIsNotComparedWithTheLink() {
        let talk = SyncTalk()
        for half in SyncTalk.halves(of: SyncTalk.cy.request(to: SyncTalk.ada.id), by: SyncTalk.cy) {
            talk.script.receive(half, on: talk.link, at: 0)
        }
        #expect(talk.script.judged().filter { $0.packet.reassembly != nil }.count == 1)
        #expect(talk.script.count(of: "SYNC-003") == 0)
    }
}
