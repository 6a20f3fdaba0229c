import BitchatFrame
import MeshModel
import Testing

/// The profile `spec`: what the specification says and no more.
@Suite struct SpecificationGateTests {
    let ada = PeerID(value: 0xA)
    var gate = SecurityGate(profile: .spec, local: PeerID(value: 0x10CA1))

    private mutating func reason(_ arrival: GateArrival, now: Int64 = noon) -> VerdictReason {
        gate.judge(arrival, now: now).reason
    }

    @Test(arguments: [
        (119_999 as Int64, VerdictReason.freshTimestamp), (120_000, .timestampSkew), (120_001, .timestampSkew),
    ])
    mutating func acceptsLessThan120000MillisecondsEitherWay(age: Int64, expected: VerdictReason) {
        #expect(reason(.frame(.message, by: 0xA, age: age)) == expected)
        #expect(reason(.frame(.message, by: 0xA, age: -age)) == expected)
    }

    @Test mutating func aRefusalByTheClockNamesTheLimit() {
        #expect(gate.judge(.frame(.message, by: 0xA, age: 120_000), now: noon).limit == 119_999)
        #expect(gate.judge(.frame(.message, by: 0xA, rsr: true), now: noon).limit == nil)
    }

    @Test(arguments: [
        (29_999 as Int64, VerdictReason.solicitedResponse), (30_000, .solicitedResponse), (30_001, .responseWindowClosed),
    ])
    mutating func takesFlaggedAnswersOfAnyAgeFor30000Milliseconds(age: Int64, expected: VerdictReason) {
        gate.requests.register(ada, now: noon - age)
        #expect(reason(.frame(.message, by: 0xA, age: 86_400_000, rsr: true)) == expected)
        #expect(reason(.frame(.message, by: 0xA, age: 0, rsr: true)) == expected)
    }

    @Test(arguments: [
        (29_999 as Int64, VerdictReason.solicitedResponse), (30_000, .solicitedResponse), (30_001, .responseWindowClosed),
    ])
    mutating func takesLegacyAnswersWithTTL0Likewise(age: Int64, expected: VerdictReason) {
        gate.requests.register(ada, now: noon - age)
        #expect(reason(.frame(.message, by: 0xA, age: 86_400_000, ttl: 0)) == expected)
    }

    @Test mutating func refusesAnUnsolicitedLegacyAnswerThatIsFresh() {
        #expect(reason(.frame(.message, by: 0xA, ttl: 0)) == .unsolicitedResponse)
        #expect(reason(.frame(.announce, by: 0xA, ttl: 0)) == .unsolicitedResponse)
        #expect(reason(.frame(.message, by: 0xA, ttl: 1)) == .freshTimestamp)
    }

    @Test mutating func aRequestWithTTL0IsNoLegacyAnswer() {
        #expect(reason(.frame(.requestSync, by: 0xA, ttl: 0)) == .freshTimestamp)
        #expect(reason(.frame(.requestSync, by: 0xA, ttl: 0, rsr: true)) == .unsolicitedResponse)
    }

    @Test mutating func asksForTheLinksPeerWhileItIsKnown() {
        gate.requests.register(ada, now: noon)
        #expect(reason(.frame(.message, by: 0xB, rsr: true, link: 1)) == .unsolicitedResponse)
        gate.links.bind(1, to: ada)
        #expect(reason(.frame(.message, by: 0xB, rsr: true, link: 1)) == .solicitedResponse)
        #expect(reason(.frame(.announce, by: 0xB, rsr: true, link: 1)) == .solicitedResponse)
        #expect(reason(.frame(.message, by: 0xA, rsr: true)) == .solicitedResponse)
    }

    @Test mutating func neitherBindsNorRemembersNorKnowsItself() {
        let announce = GateArrival.frame(.announce, by: 0xA, link: 1)
        #expect(reason(announce) == .freshTimestamp)
        #expect(reason(announce) == .freshTimestamp)
        #expect(gate.links.owner(of: 1) == nil)
        #expect(reason(.frame(.message, by: 0x10CA1)) == .freshTimestamp)
    }

    @Test(arguments: [(0 as UInt8, VerdictReason.freshTimestamp), (1, .nonzeroTTL), (7, .nonzeroTTL)])
    mutating func wantsRequestsWithTTL0(ttl: UInt8, expected: VerdictReason) {
        #expect(reason(.frame(.requestSync, by: 0xA, ttl: ttl)) == expected)
        #expect(gate.admit(.frame(.requestSync, by: 0xA, ttl: ttl), now: noon).reason == .freshTimestamp)
    }

    @Test mutating func answers8RequestsIn30000MillisecondsAndCountsOnlyThose() {
        let request = GateArrival.frame(.requestSync, by: 0xA, ttl: 0)
        _ = reason(.frame(.requestSync, by: 0xA, ttl: 1))
        for _ in 0..<8 { #expect(reason(request) == .freshTimestamp) }
        for now in [noon, noon + 29_999, noon + 30_000] { #expect(reason(request, now: now) == .rateLimited) }
        #expect(reason(.frame(.requestSync, by: 0xB, ttl: 0)) == .freshTimestamp)
        #expect(reason(request, now: noon + 30_001) == .freshTimestamp)
    }

    @Test mutating func aRequestThatDoesNotDecodeUsesNoAnswer() {
        var broken = GateArrival.frame(.requestSync, by: 0xA, ttl: 0)
        broken.payloadDecodes = false
        for _ in 0..<9 { #expect(reason(broken) == .malformed) }
        for _ in 0..<8 { #expect(reason(.frame(.requestSync, by: 0xA, ttl: 0)) == .freshTimestamp) }
        #expect(reason(broken) == .malformed)
        #expect(reason(.frame(.requestSync, by: 0xA, ttl: 0)) == .rateLimited)
    }
}
