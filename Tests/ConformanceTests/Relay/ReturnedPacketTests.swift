import Testing

@Suite struct ReturnedPacketTests {
    @Test func firesWhenTheDeviceSendsItBack() {
        let relay = RelayScript()
        relay.script.receive(RelayScript.ada.message("hello"), on: relay.toAda, at: 1000)
        relay.script.send(RelayScript.ada.message("hello", ttl: 6), on: relay.toAda, at: 1030)
        relay.script.send(RelayScript.ada.message("hello", ttl: 6), on: relay.toCy, at: 1030)
        #expect(relay.script.count(of: "RLY-002") == 1)
    }

    @Test func keepsQuietWhenItWentAnotherWay() {
        let relay = RelayScript()
        relay.script.receive(RelayScript.ada.message("hello"), on: relay.toAda, at: 1000)
        relay.script.send(RelayScript.ada.message("hello", ttl: 6), on: relay.toCy, at: 1030)
        relay.script.receive(RelayScript.ada.message("hello", ttl: 5), on: relay.toCy, at: 1040)
        #expect(relay.script.count(of: "RLY-002") == 0)
    }

    @Test(arguments: [(true, 1), (false, 0)]) func firesWhenAnOwnPacketComesBack(isSentToCy: Bool, firings: Int) {
        let relay = RelayScript()
        relay.script.send(RelayScript.bo.message("hello"), on: isSentToCy ? relay.toCy : relay.toAda, at: 1000)
        relay.script.receive(RelayScript.bo.message("hello", ttl: 6), on: relay.toCy, at: 1030)
        #expect(relay.script.count(of: "RLY-002") == firings)
    }

    @Test func keepsQuietForAnAnswer() {
        let relay = RelayScript()
        relay.script.receive(RelayScript.ada.message("hello"), on: relay.toAda, at: 1000)
        relay.script.receive(RelayScript.ada.request(to: RelayScript.bo.id, at: 5000), on: relay.toAda, at: 5000)
        relay.script.send(RelayScript.ada.message("hello", ttl: 0, isRSR: true), on: relay.toAda, at: 5001)
        relay.script.send(RelayScript.ada.message("hello", ttl: 0), on: relay.toAda, at: 5002)
        #expect(relay.script.count(of: "RLY-002") == 0)
    }
}
