import BitchatFrame
import MeshModel
import Testing

/// Who owns a link (docs/protocol.md 5.2 row 7 and 5.8 W5).
@Suite struct LinkBindingsTests {
    let ada = PeerID(value: 1)
    let bo = PeerID(value: 2)
    let cy = PeerID(value: 3)
    var links = LinkBindings()

    @Test mutating func theFirstAnnounceBindsAndTheSecondDoesNot() {
        #expect(links.owner(of: 5) == nil)
        #expect(links.bindIfUnbound(5, to: ada) == true)
        #expect(links.bindIfUnbound(5, to: bo) == false)
        #expect(links.owner(of: 5) == ada)
        #expect(links.links(of: ada) == [5])
        links.unbind(5)
        #expect(links.owner(of: 5) == nil)
        #expect(links.bindIfUnbound(5, to: bo) == true)
    }

    @Test mutating func aVerifiedAnnounceMovesALink() {
        links.bind(5, to: ada)
        #expect(links.rebind(5, to: ada, now: 0) == .unchanged)
        #expect(links.rebind(5, to: bo, now: 0) == .moved)
        #expect(links.owner(of: 5) == bo)
        #expect(links.rebind(6, to: ada, now: 0) == .moved)
    }

    @Test mutating func aPeerWithALiveLinkCannotTakeAnother() {
        links.bind(5, to: ada)
        links.bind(6, to: bo)
        #expect(links.rebind(5, to: bo, now: 0) == .ownsAnotherLink)
        #expect(links.owner(of: 5) == ada)
    }

    @Test(arguments: [(59_999 as Int64, LinkRebinding.tooSoon), (60_000, .moved), (60_001, .moved)])
    mutating func aLinkMovesOnceIn60000Milliseconds(pause: Int64, outcome: LinkRebinding) {
        links.bind(5, to: ada)
        #expect(links.rebind(5, to: bo, now: 10) == .moved)
        #expect(links.rebind(5, to: cy, now: 10 + pause) == outcome)
    }

    @Test mutating func aLostLinkForgetsItsCooldown() {
        links.bind(5, to: ada)
        _ = links.rebind(5, to: bo, now: 0)
        links.unbind(5)
        links.bind(5, to: ada)
        #expect(links.rebind(5, to: cy, now: 1) == .moved)
    }

    @Test mutating func keeps1024Links() {
        for link in 0...1_024 { links.bind(link, to: ada) }
        #expect(links.count == 1_024)
        #expect(links.owner(of: 0) == nil)
        #expect(links.owner(of: 1_024) == ada)
    }
}
