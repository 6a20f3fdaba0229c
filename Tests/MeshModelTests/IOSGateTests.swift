import BitchatFrame
import MeshModel
import Testing

/// The profile `ios` (docs/protocol.md 5.2 to 5.4).
@Suite struct IOSGateTests {
    let ada = PeerID(value: 0xA)
    let bo = PeerID(value: 0xB)
    var gate = SecurityGate(profile: .ios, local: PeerID(value: 0x10CA1))

    private mutating func reason(_ arrival: GateArrival, now: Int64 = noon) -> VerdictReason {
        gate.admit(arrival, now: now).reason
    }

    @Test(arguments: [
        (119_999 as Int64, VerdictReason.freshTimestamp), (120_000, .freshTimestamp), (120_001, .timestampSkew),
    ])
    mutating func acceptsUpTo120000MillisecondsEitherWay(age: Int64, expected: VerdictReason) {
        #expect(reason(.frame(.message, by: 0xA, age: age)) == expected)
        #expect(reason(.frame(.message, by: 0xA, age: -age)) == expected)
    }

    @Test mutating func extremeTimesAreSkewUnlessSolicited() {
        for time in [0, UInt64.max, UInt64(Int64.max) + 1] {
            var arrival = GateArrival.frame(.message, by: 0xA)
            arrival.header.timestamp = time
            #expect(reason(arrival) == .timestampSkew)
            arrival.header.flags = .rsr
            #expect(reason(arrival) == .unsolicitedResponse)
        }
    }

    @Test(arguments: [
        (29_999 as Int64, VerdictReason.solicitedResponse), (30_000, .solicitedResponse), (30_001, .responseWindowClosed),
    ])
    mutating func takesFlaggedAnswersFor30000Milliseconds(age: Int64, expected: VerdictReason) {
        gate.requests.register(ada, now: noon - age)
        #expect(reason(.frame(.message, by: 0xA, age: 86_400_000, rsr: true)) == expected)
    }

    @Test mutating func anOldAnswerWithoutTheFlagIsSkewSolicitedOrNot() {
        gate.requests.register(ada, now: noon)
        #expect(reason(.frame(.message, by: 0xA, age: 150_010, ttl: 0)) == .timestampSkew)
        #expect(reason(.frame(.message, by: 0xA, ttl: 0)) == .freshTimestamp)
    }

    @Test mutating func refusesItsOwnFramesUnlessHandedBackWithTTL0() {
        gate.requests.register(ada, now: noon)
        gate.links.bind(1, to: ada)
        #expect(reason(.frame(.message, by: 0x10CA1, ttl: 0, link: 1)) == .selfLoopback)
        #expect(reason(.frame(.message, by: 0x10CA1, ttl: 1, rsr: true, link: 1)) == .selfLoopback)
        #expect(reason(.frame(.message, by: 0x10CA1, ttl: 0, rsr: true, link: 1)) == .solicitedResponse)
    }

    @Test mutating func aRequestComesFromTheLinksOwnerBeforeAnythingElse() {
        gate.links.bind(1, to: ada)
        gate.requests.register(ada, now: noon)
        #expect(reason(.frame(.requestSync, by: 0xB, ttl: 0, link: 1)) == .senderMismatch)
        #expect(reason(.frame(.requestSync, by: 0xB, ttl: 0, rsr: true, link: 1)) == .senderMismatch)
        #expect(reason(.frame(.requestSync, by: 0xA, ttl: 0, link: 1)) == .freshTimestamp)
        #expect(reason(.frame(.requestSync, by: 0xB, ttl: 0, link: 2)) == .freshTimestamp)
    }

    @Test mutating func aFullTTLAnnounceBindsAnUnboundLinkUnlessRefused() {
        _ = reason(.frame(.announce, by: 0xA, ttl: 6, link: 1))
        #expect(gate.links.owner(of: 1) == nil)
        _ = reason(.frame(.announce, by: 0xA, age: 120_001, link: 1))
        #expect(gate.links.owner(of: 1) == nil)
        _ = reason(.frame(.announce, by: 0xA, link: 1))
        _ = reason(.frame(.announce, by: 0xB, link: 1))
        #expect(gate.links.owner(of: 1) == ada)
    }

    @Test mutating func aFlaggedFullTTLAnnounceIsJudgedAsItsAuthor() {
        gate.links.bind(1, to: ada)
        gate.requests.register(bo, now: noon)
        let verdict = gate.admit(.frame(.announce, by: 0xB, rsr: true, link: 1), now: noon)
        let expected = GateVerdict(
            .solicitedResponse, now: noon, skew: 0, linkPeer: ada, source: bo, judged: bo, requestAge: 0)
        #expect(verdict == expected)
        #expect(reason(.frame(.announce, by: 0xB, ttl: 6, rsr: true, link: 1)) == .unsolicitedResponse)
    }

    @Test mutating func theVerdictNamesItsInputs() {
        gate.links.bind(1, to: ada)
        gate.requests.register(ada, now: noon - 30_001)
        let closed = gate.admit(.frame(.message, by: 0xB, age: 5, rsr: true, link: 1), now: noon)
        #expect(
            closed
                == GateVerdict(
                    .responseWindowClosed, now: noon, skew: 5, linkPeer: ada, source: ada, judged: ada, requestAge: 30_001))
        let late = gate.admit(.frame(.message, by: 0xB, age: 120_001, link: 1), now: noon)
        #expect(
            late
                == GateVerdict(
                    .timestampSkew, now: noon, skew: 120_001, linkPeer: ada, source: ada, judged: bo, limit: 120_000))
    }

    @Test(arguments: [(3_000 as Int64, VerdictReason.duplicate), (3_001, .freshTimestamp)])
    mutating func theSameFrameIsADuplicateFor3000Milliseconds(pause: Int64, expected: VerdictReason) {
        #expect(reason(.frame(.message, by: 0xA)) == .freshTimestamp)
        #expect(reason(.frame(.message, by: 0xA, ttl: 3), now: noon + pause) == expected)
    }

    @Test mutating func aRefusedFrameIsNotRemembered() {
        #expect(reason(.frame(.message, by: 0xA, rsr: true)) == .unsolicitedResponse)
        #expect(reason(.frame(.message, by: 0xA)) == .freshTimestamp)
    }

    @Test mutating func aRebuiltFrameIsJudgedByItsOwnFlagAuthorAndClock() {
        gate.requests.register(ada, now: noon)
        let gate = gate
        func inner(_ arrival: GateArrival) -> VerdictReason { gate.admitInner(arrival.header, now: noon).reason }
        #expect(inner(.frame(.message, by: 0xB, age: 120_000)) == .freshTimestamp)
        #expect(inner(.frame(.message, by: 0xA, age: 120_001)) == .timestampSkew)
        #expect(inner(.frame(.message, by: 0xA, age: 120_001, rsr: true)) == .solicitedResponse)
        #expect(inner(.frame(.message, by: 0xB, rsr: true)) == .unsolicitedResponse)
    }
}
