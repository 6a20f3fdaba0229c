import BitchatFrame
import Testing

@Suite struct BroadcastRequestTests {
    private static func firings(to recipient: PeerID?, isBound: Bool = true) -> Int {
        let talk = SyncTalk(isBound: isBound)
        talk.script.receive(SyncTalk.bo.request(to: recipient), on: talk.link, at: 0)
        return talk.script.count(of: "SYNC-037")
    }

    @Test(arguments: [nil, PeerID.broadcast]) func firesForARequestToEverybody(recipient: PeerID?) {
        #expect(Self.firings(to: recipient) == 1)
    }

    @Test func keepsQuietForARequestToOnePeer() { #expect(Self.firings(to: SyncTalk.ada.id) == 0) }

    @Test func keepsQuietWhileTheReceiverIsNotKnown() { #expect(Self.firings(to: nil, isBound: false) == 0) }
}
