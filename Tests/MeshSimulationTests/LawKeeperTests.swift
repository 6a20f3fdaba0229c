import BitchatFrame
import MeshModel
import MeshSimulation
import Testing

/// The laws of the two-node runs find what they are for.
@Suite struct LawKeeperTests {
    private let cast = Cast()

    private func keeper(_ profile: GateProfile.Name = .spec, forged: Set<UInt64> = []) -> LawKeeper {
        LawKeeper(
            seed: 0, nodes: [cast.ada.id, cast.bo.id], profiles: [profile, profile], links: 1, forged: forged, codec: cast.codec)
    }

    private func frame(ttl: UInt8, isRSR: Bool, age: Int64 = 0) -> [UInt8] {
        var packet = cast.packet(.message, Array("hi".utf8), by: cast.bo, at: Scenario.start - age, ttl: ttl)
        packet.isSyncResponse = isRSR
        return cast.encoder.encode(packet) ?? []
    }

    private func laws(_ keeper: LawKeeper, _ event: TraceEvent, _ frame: [UInt8] = []) -> [LawBreach.Law] {
        keeper.observe(event, frame: frame)
        keeper.close()
        return keeper.breaches.map(\.law)
    }

    private func event(_ kind: TraceEvent.Kind, _ node: Int, _ reason: VerdictReason? = nil, frame: UInt64 = 1) -> TraceEvent {
        TraceEvent(kind, time: Scenario.start, node: node, link: 0, frame: frame, reason: reason)
    }

    @Test func aFreshMessageBreaksNone() {
        #expect(laws(keeper(), event(.sent, 1), frame(ttl: 7, isRSR: false)) == [])
        #expect(laws(keeper(), event(.judged, 0, .freshTimestamp), frame(ttl: 7, isRSR: false)) == [])
    }

    @Test func anAnswerToNobodyBreaksARuleAndIsRefused() {
        #expect(laws(keeper(), event(.sent, 1), frame(ttl: 0, isRSR: true)) == [.rule, .refusal])
    }

    @Test(arguments: [(119_999, []), (120_000, [.refusal])] as [(Int64, [LawBreach.Law])])
    func aMessageOfTwoMinutesIsRefused(age: Int64, expected: [LawBreach.Law]) {
        #expect(laws(keeper(), event(.sent, 1), frame(ttl: 7, isRSR: false, age: age)) == expected)
    }

    @Test func anUnsolicitedAnswerMustNotBeAccepted() {
        let found = laws(keeper(.ios), event(.judged, 0, .solicitedResponse), frame(ttl: 0, isRSR: true))
        #expect(found.contains(.unsolicited))
    }

    @Test func anUnflaggedAnswerCountsUnderTheSpecificationOnly() {
        let bytes = frame(ttl: 0, isRSR: false)
        #expect(laws(keeper(.spec), event(.judged, 0, .solicitedResponse), bytes).contains(.unsolicited))
        #expect(!laws(keeper(.ios), event(.judged, 0, .freshTimestamp), bytes).contains(.unsolicited))
    }

    @Test func aNodeAndACaptureMustAgree() {
        let found = laws(keeper(), event(.judged, 0, .timestampSkew), frame(ttl: 7, isRSR: false))
        #expect(found == [.parity])
    }

    @Test func aForgedPacketMustNotBeKept() {
        #expect(laws(keeper(forged: [5]), event(.kept, 0, frame: 5)) == [.forged])
        #expect(laws(keeper(forged: [5]), event(.kept, 0, frame: 6)) == [])
    }

    @Test(arguments: [(true, 0), (false, 1)]) func aPacketThatDidNotArriveIsMissing(isLinked: Bool, count: Int) {
        let mesh = SimulatedMesh(seed: 1, start: Scenario.start)
        for identity in [cast.ada, cast.bo] { mesh.add(identity, NodeSettings(.ios)) }
        if isLinked { mesh.link(0, 1) }
        mesh.plan(.say("hello"), by: 0, at: Scenario.start + 8_000)
        mesh.run(until: Scenario.start + 20_000)
        let missing = Convergence(mesh: mesh, honest: [cast.ada.id]).missing(at: 1, of: 0)
        #expect(missing.filter { $0.contents.type == .message }.count == count)
    }

    @Test func aBreachNamesItsSeedAndEvent() {
        let breach = LawBreach(law: .rule, seed: 77, event: event(.sent, 1, frame: 0xAB), details: "X-1: why")
        #expect(breach.description == "seed 77, law of rule: X-1: why; event: sent at +0 ms, node 1, frame ab")
    }
}
