import Testing

@Suite struct RelayedWithoutTTLTests {
    /// bo receives ada's message with ttl 2 and sends it to cy, who may have asked `age` milliseconds before.
    private static func firings(sent: UInt8, isRSR: Bool = false, requestAge age: Int64? = nil) -> Int {
        let relay = RelayScript()
        if let age { relay.script.receive(RelayScript.cy.request(to: RelayScript.bo.id), on: relay.toCy, at: 40_030 - age) }
        relay.script.receive(RelayScript.ada.message("hello", at: 40_000, ttl: 2), on: relay.toAda, at: 40_000)
        relay.script.send(RelayScript.ada.message("hello", at: 40_000, ttl: sent, isRSR: isRSR), on: relay.toCy, at: 40_030)
        return relay.script.count(of: "RLY-003")
    }

    @Test(arguments: [(0, 1), (1, 0)] as [(UInt8, Int)]) func firesAtTTL0(sent: UInt8, firings: Int) {
        #expect(Self.firings(sent: sent) == firings)
    }

    @Test func keepsQuietForAMarkedAnswer() { #expect(Self.firings(sent: 0, isRSR: true) == 0) }

    @Test(arguments: [(29_999, 0), (30_000, 0), (30_001, 1)] as [(Int64, Int)])
    func keepsQuietWhileARequestIsOpen(age: Int64, firings: Int) {
        #expect(Self.firings(sent: 0, requestAge: age) == firings)
    }

    @Test func knowsTheAuthorFromTheLink() {
        let relay = RelayScript()
        relay.script.receive(RelayScript.ada.message("hers", ttl: 0), on: relay.toAda, at: 1000)
        #expect(relay.script.count(of: "RLY-003") == 0)
        relay.script.receive(RelayScript.ada.message("relayed", ttl: 0), on: relay.toCy, at: 1000)
        #expect(relay.script.count(of: "RLY-003") == 1)
    }
}
