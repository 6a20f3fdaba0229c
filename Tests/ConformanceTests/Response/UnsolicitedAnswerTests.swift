import LinkLayers
import Testing

/// Captures that differ in one event: whether, when and by whom the answer was asked for.
@Suite struct UnsolicitedAnswerTests {
    private static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    /// ada answers bo, who asked `age` milliseconds before, or not at all.
    private static func firings(requestAge age: Int64?, at time: Int64 = 40_000, role: Link.Role = .central) -> Int {
        let script = MeshScript()
        let link = script.link(1, role: role)
        script.receive(ada.announce(at: 0), on: link, at: 0)
        if let age { script.send(bo.request(to: ada.id, at: 0), on: link, at: time - age) }
        script.receive(ada.message("old", at: -600_000, ttl: 0, isRSR: true), on: link, at: time)
        return script.count(of: "RSR-001")
    }

    @Test func firesWithoutARequest() { #expect(Self.firings(requestAge: nil) == 1) }

    @Test(arguments: [(29_999, 0), (30_000, 0), (30_001, 1)] as [(Int64, Int)])
    func firesOnceTheRequestIsOlderThan30Seconds(age: Int64, firings: Int) {
        #expect(Self.firings(requestAge: age) == firings)
    }

    @Test(arguments: [(29_999, 0), (30_000, 0), (30_001, 1)] as [(Int64, Int)])
    func keepsQuietFor30SecondsOnALinkOpenedBeforeTheCapture(time: Int64, firings: Int) {
        #expect(Self.firings(requestAge: nil, at: time, role: .unknown) == firings)
    }

    /// bo is asked over one link and answers on another; the peer that asked has announced itself or not.
    private static func firings(afterRequestOfKnownPeer isKnown: Bool, pause: Int64) -> Int {
        let script = MeshScript()
        let first = script.link(1), second = script.link(2)
        script.send(bo.announce(at: 0), on: first, at: 0)
        if isKnown { script.receive(cy.announce(at: 0), on: first, at: 0) }
        script.receive(cy.request(to: bo.id, at: 1000), on: first, at: 1000)
        script.send(ada.message("old", at: -9000, ttl: 0, isRSR: true), on: second, at: 1000 + pause)
        return script.count(of: "RSR-001")
    }

    @Test(arguments: [(30_000, 0), (30_001, 1)] as [(Int64, Int)])
    func keepsQuietWhileAnUnknownPeerIsAnsweredOnAllLinks(pause: Int64, firings: Int) {
        #expect(Self.firings(afterRequestOfKnownPeer: false, pause: pause) == firings)
    }

    @Test func firesOnOtherLinksWhenTheRequesterIsKnown() {
        #expect(Self.firings(afterRequestOfKnownPeer: true, pause: 10) == 1)
    }
}
