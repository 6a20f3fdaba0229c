import BitchatFrame
import Testing

/// What the apps do all day breaks none of the rules about answers, fragments, relays and values.
@Suite struct CleanRelayTests {
    private static func strangers(_ script: MeshScript) -> [String] {
        script.rules().joined().filter { ["RSR", "RLY", "FRG", "GAT"].contains($0.prefix(3)) }
    }

    @Test func aRelayedMessageAndALongOne() {
        let relay = RelayScript()
        relay.script.receive(RelayScript.ada.message("hello", at: 1000), on: relay.toAda, at: 1000)
        relay.script.send(RelayScript.ada.message("hello", at: 1000, ttl: 6), on: relay.toCy, at: 1030)
        let train = FragmentTrain(by: RelayScript.ada) {
            $0.time = 2000
            $0.size = 469
        }
        let message = RelayScript.ada.frame(.message, noise(900), at: 2000)
        for fragment in train.fragments(of: message) {
            var relayed = fragment
            relayed[2] = 6
            relay.script.receive(fragment, on: relay.toAda, at: 2000)
            relay.script.send(relayed, on: relay.toCy, at: 2030)
        }
        relay.script.send(RelayScript.bo.message("answer", at: 3000), on: relay.toAda, at: 3000)
        relay.script.send(RelayScript.bo.message("answer", at: 3000), on: relay.toCy, at: 3000)
        #expect(Self.strangers(relay.script) == [])
    }

    @Test func aSyncRoundInBothDirections() {
        let relay = RelayScript()
        let old = RelayScript.ada.message("old", at: -500_000, ttl: 0, isRSR: true)
        let other = RelayScript.cy.message("other", at: -400_000, ttl: 0, isRSR: true)
        relay.script.receive(RelayScript.cy.request(to: RelayScript.bo.id, at: 1000), on: relay.toCy, at: 1000)
        relay.script.send(old, on: relay.toCy, at: 1010)
        relay.script.send(RelayScript.bo.request(to: RelayScript.ada.id, at: 2000), on: relay.toAda, at: 2000)
        relay.script.receive(other, on: relay.toAda, at: 2010)
        #expect(Self.strangers(relay.script) == [])
    }
}
