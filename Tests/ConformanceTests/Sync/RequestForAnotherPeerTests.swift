import BitchatFrame
import Testing

@Suite struct RequestForAnotherPeerTests {
    private static func firings(to recipient: PeerID?, isSent: Bool = false, isBound: Bool = true) -> Int {
        let talk = SyncTalk(isBound: isBound)
        if isSent {
            talk.script.send(SyncTalk.ada.request(to: recipient), on: talk.link, at: 0)
        } else {
            talk.script.receive(SyncTalk.bo.request(to: recipient), on: talk.link, at: 0)
        }
        return talk.script.count(of: "SYNC-036")
    }

    @Test func firesForARecipientWhoIsNotTheReceiver() {
        #expect(Self.firings(to: SyncTalk.cy.id) == 1)
        #expect(Self.firings(to: SyncTalk.cy.id, isSent: true) == 1)
    }

    @Test func keepsQuietForTheReceiver() {
        #expect(Self.firings(to: SyncTalk.ada.id) == 0)
        #expect(Self.firings(to: SyncTalk.bo.id, isSent: true) == 0)
    }

    @Test func keepsQuietForABroadcastAndWhereTheReceiverIsNotKnown() {
        #expect(Self.firings(to: nil) == 0)
        #expect(Self.firings(to: .broadcast) == 0)
        #expect(Self.firings(to: SyncTalk.cy.id, isBound: false) == 0)
    }
}
