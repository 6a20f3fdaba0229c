import BitchatFrame
import Testing

/// A piece of a stream reaches ada, and ada asks for the rest; or ada sends it, and bo asks.
@Suite struct DirectedStreamRequestTests {
    private static func firings(pieceTo recipient: PeerID?, isOwnRequest: Bool = true) -> Int {
        let talk = SyncTalk()
        let piece = SyncTalk.piece(0, of: 3, to: recipient)
        let fields = SyncTalk.streams("45a43038a50aa502")
        if isOwnRequest {
            talk.script.receive(piece, on: talk.link, at: 0)
            talk.script.send(
                SyncTalk.ada.frame(.requestSync, fields, ttl: 0, at: 9_000, to: SyncTalk.bo.id), on: talk.link, at: 9_000)
        } else {
            talk.script.send(piece, on: talk.link, at: 0)
            talk.script.receive(
                SyncTalk.bo.frame(.requestSync, fields, ttl: 0, at: 9_000, to: SyncTalk.ada.id), on: talk.link, at: 9_000)
        }
        return talk.script.count(of: "SYNC-032")
    }

    @Test func firesForAStreamDirectedToOnePeer() { #expect(Self.firings(pieceTo: SyncTalk.ada.id) == 1) }

    @Test func keepsQuietForABroadcastStream() {
        #expect(Self.firings(pieceTo: nil) == 0)
        #expect(Self.firings(pieceTo: .broadcast) == 0)
    }

    @Test func firesForWhatTheOtherEndAsks() {
        #expect(Self.firings(pieceTo: SyncTalk.bo.id, isOwnRequest: false) == 1)
        #expect(Self.firings(pieceTo: nil, isOwnRequest: false) == 0)
    }
}
