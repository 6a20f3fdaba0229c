import Testing

/// Captures that differ in one event: whether, and when, the answer was asked for.
@Suite struct UnsolicitedAnswerTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    /// ada answers bo, who asked `age` milliseconds before, or not at all.
    private static func firings(requestAge age: Int64?) -> Int {
        let script = MeshScript()
        let link = script.link(1)
        script.receive(ada.announce(at: -100), on: link, at: -100)
        if let age { script.send(bo.request(to: ada.id, at: 0), on: link, at: 0 + 40_000 - age) }
        script.receive(ada.message("old", at: -600_000, ttl: 0, isRSR: true), on: link, at: 40_000)
        return script.count(of: "RSR-001")
    }

    @Test func firesWithoutARequest() { #expect(Self.firings(requestAge: nil) == 1) }

    @Test(arguments: [(29_999, 0), (30_000, 0), (30_001, 1)] as [(Int64, Int)])
    func firesOnceTheRequestIsOlderThan30Seconds(age: Int64, firings: Int) {
        #expect(Self.firings(requestAge: age) == firings)
    }
}
