import Testing

@Suite struct UndiminishedTTLTests {
    /// bo receives ada's message with each of `received`, and sends it to cy with `sent`.
    private static func firings(received: [UInt8], sent: UInt8, isRSR: Bool = false) -> Int {
        let relay = RelayScript()
        for ttl in received { relay.script.receive(RelayScript.ada.message("hello", ttl: ttl), on: relay.toAda, at: 1000) }
        relay.script.send(RelayScript.ada.message("hello", ttl: sent, isRSR: isRSR), on: relay.toCy, at: 1030)
        return relay.script.count(of: "RLY-001")
    }

    @Test(arguments: [(4, 0), (5, 1), (6, 1)] as [(UInt8, Int)]) func firesFromTheReceivedTTLOn(sent: UInt8, firings: Int) {
        #expect(Self.firings(received: [5], sent: sent) == firings)
    }

    @Test(arguments: [(6, 0), (7, 1)] as [(UInt8, Int)]) func comparesWithTheHighestCopy(sent: UInt8, firings: Int) {
        #expect(Self.firings(received: [5, 7], sent: sent) == firings)
    }

    @Test func keepsQuietForAnswersToSyncRequests() {
        #expect(Self.firings(received: [0], sent: 0) == 0)
        #expect(Self.firings(received: [5], sent: 7, isRSR: true) == 0)
    }

    @Test func keepsQuietForAnOwnPacketThatCameBack() {
        let relay = RelayScript()
        relay.script.send(RelayScript.bo.message("hello"), on: relay.toAda, at: 1000)
        relay.script.receive(RelayScript.bo.message("hello", ttl: 6), on: relay.toAda, at: 1020)
        relay.script.send(RelayScript.bo.message("hello"), on: relay.toCy, at: 1030)
        #expect(relay.script.count(of: "RLY-001") == 0)
    }

    /// A monitor capture of ada, bo and cy: every hop is seen by the adapter that sends and by the one that receives.
    private static func firings(relayedWith ttl: UInt8) -> Int {
        let script = MeshScript()
        let adaToBo = script.link(1, adapter: 0), boToAda = script.link(2, adapter: 1)
        let boToCy = script.link(3, adapter: 1), cyToBo = script.link(4, adapter: 2)
        script.send(RelayScript.ada.message("hello"), on: adaToBo, at: 1000)
        script.receive(RelayScript.ada.message("hello"), on: boToAda, at: 1000)
        script.send(RelayScript.ada.message("hello", ttl: ttl), on: boToCy, at: 1030)
        script.receive(RelayScript.ada.message("hello", ttl: ttl), on: cyToBo, at: 1030)
        return script.count(of: "RLY-001")
    }

    @Test(arguments: [(6, 0), (7, 1)] as [(UInt8, Int)]) func comparesWithinOneAdapterOnly(ttl: UInt8, firings: Int) {
        #expect(Self.firings(relayedWith: ttl) == firings)
    }
}
