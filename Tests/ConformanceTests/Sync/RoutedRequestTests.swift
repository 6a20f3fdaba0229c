import BitchatFrame
import Testing

@Suite struct RoutedRequestTests {
    private static func messages(version: UInt8, route: [PeerID] = []) -> [String] {
        let talk = SyncTalk()
        talk.script.receive(
            SyncTalk.bo.frame(.requestSync, SyncTalk.set(), version: version, ttl: 0, to: SyncTalk.ada.id, route: route),
            on: talk.link, at: 0)
        return talk.script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "SYNC-038" }.map(\.message)
    }

    @Test func keepsQuietForVersion1() { #expect(Self.messages(version: 1) == []) }

    @Test func firesForVersion2() {
        #expect(Self.messages(version: 2) == ["the request is a version 2 frame, hops in its route: 0"])
        #expect(Self.messages(version: 2, route: [SyncTalk.cy.id]) == ["the request is a version 2 frame, hops in its route: 1"])
    }
}
