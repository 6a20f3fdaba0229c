import BitchatFrame
import Testing

@Suite struct RequestFragmentWithHopsTests {
    private static func firings(_ type: MessageType, ttl: UInt8) -> Int {
        let talk = SyncTalk()
        talk.script.receive(
            SyncTalk.piece(0, of: 2, by: SyncTalk.bo, type: type, ttl: ttl, to: SyncTalk.ada.id), on: talk.link, at: 0)
        return talk.script.count(of: "SYNC-034")
    }

    @Test(arguments: [(0, 0), (1, 1), (7, 1)] as [(UInt8, Int)]) func firesUnlessTheTTLIs0(ttl: UInt8, firings: Int) {
        #expect(Self.firings(.requestSync, ttl: ttl) == firings)
    }

    @Test func keepsQuietForFragmentsOfOtherTypes() { #expect(Self.firings(.message, ttl: 7) == 0) }
}
