import Testing

@Suite struct ForeignDirectAnnounceTests {
    private static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    /// How often the rule fires when `frames` come over ada's link, one a second.
    private static func firings(_ frames: [UInt8]...) -> Int {
        let script = MeshScript()
        let link = script.link(1)
        script.receive(ada.announce(), on: link, at: 0)
        for (index, frame) in frames.enumerated() { script.receive(frame, on: link, at: Int64(index + 1) * 1000) }
        return script.count(of: "ANN-006")
    }

    private static func forged(_ peer: Peer, at time: Int64) -> [UInt8] {
        peer.frame(.announce, peer.announcement, at: time, isSigned: false)
    }

    @Test func keepsQuietForTheOwner() { #expect(Self.firings(Self.ada.announce(at: 1000)) == 0) }

    @Test(arguments: [(6, 0), (7, 1), (8, 0)] as [(UInt8, Int)])
    func firesForAnotherAuthorWithTTL7(ttl: UInt8, firings: Int) {
        #expect(Self.firings(Self.bo.announce(at: 1000, ttl: ttl)) == firings)
    }

    @Test func firesOnceForANewOwnerThatProvesItself() {
        #expect(Self.firings(Self.bo.announce(at: 1000), Self.bo.announce(at: 2000)) == 1)
    }

    @Test func firesAgainForOneThatDoesNot() {
        #expect(Self.firings(Self.forged(Self.bo, at: 1000), Self.forged(Self.bo, at: 2000)) == 2)
    }

    @Test func firesWhenTheFirstOwnerComesBack() {
        #expect(Self.firings(Self.bo.announce(at: 1000), Self.ada.announce(at: 2000)) == 2)
    }

    @Test func namesBothPeers() {
        let script = MeshScript()
        let link = script.link(1)
        script.receive(Self.ada.announce(), on: link, at: 0)
        script.receive(Self.bo.announce(at: 1000), on: link, at: 1000)
        let messages = script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "ANN-006" }.map(\.message)
        #expect(messages == ["\(Self.bo.id) announces itself with ttl 7 on the link of \(Self.ada.id)"])
    }

    @Test func looksAtEachLinkByItself() {
        let script = MeshScript()
        script.receive(Self.ada.announce(), on: script.link(1), at: 0)
        script.receive(Self.bo.announce(), on: script.link(2), at: 0)
        #expect(script.count(of: "ANN-006") == 0)
    }

    @Test func firesForTheOwnDeviceThatSendsAnothersAnnounce() {
        let script = MeshScript()
        let link = script.link(1)
        script.send(Self.cy.announce(), on: link, at: 0)
        script.receive(Self.ada.announce(), on: link, at: 0)
        script.send(Self.cy.announce(at: 1000), on: link, at: 1000)
        script.send(Self.ada.announce(), on: link, at: 2000)
        #expect(script.count(of: "ANN-006") == 1)
    }

    @Test func forgetsTheOwnersOfALinkThatEnded() {
        let script = MeshScript()
        let first = script.link(1)
        script.receive(Self.ada.announce(), on: first, at: 0)
        script.receive(Self.bo.announce(at: 1000), on: first, at: 1000)
        script.close(first)
        script.receive(Self.ada.announce(at: 2000), on: script.link(1), at: 2000)
        #expect(script.count(of: "ANN-006") == 1)
    }
}
