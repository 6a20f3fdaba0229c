import BitchatFrame
import MeshModel
import Testing

/// What the iOS app's handlers refuse after the gate (docs/protocol.md 5.2, 5.4 and chapter 6).
@Suite struct IOSDeliveryTests {
    let ada = PeerID(value: 0xA)
    var gate = SecurityGate(profile: .ios, local: PeerID(value: 0x10CA1))

    private mutating func reason(_ arrival: GateArrival, now: Int64 = noon) -> VerdictReason {
        gate.judge(arrival, now: now).reason
    }

    @Test(arguments: [(300_000 as Int64, VerdictReason.duplicate), (300_001, .solicitedResponse)])
    mutating func aHandledFrameIsADuplicateFor300000Milliseconds(pause: Int64, expected: VerdictReason) {
        gate.requests.register(ada, now: noon + pause)
        #expect(reason(.frame(.boardPost, by: 0xA)) == .freshTimestamp)
        #expect(reason(.frame(.boardPost, by: 0xA, rsr: true), now: noon + pause) == expected)
    }

    @Test mutating func fragmentsAndOwnHistoryAreHandledAgain() {
        gate.requests.register(ada, now: noon)
        gate.links.bind(1, to: ada)
        for now in [noon, noon + 3_001] {
            #expect(reason(.frame(.fragment, by: 0xB), now: now) == .freshTimestamp)
            #expect(reason(.frame(.boardPost, by: 0x10CA1, ttl: 0, rsr: true, link: 1), now: now) == .solicitedResponse)
        }
    }

    @Test(arguments: [
        (MessageType.announce, 900_000 as Int64), (.message, 21_600_000), (.voiceFrame, 30_000),
    ])
    mutating func solicitedFramesStillGrowStale(type: MessageType, limit: Int64) {
        gate.requests.register(ada, now: noon)
        for (age, expected) in [
            (limit, VerdictReason.solicitedResponse), (limit + 1, .stale), (-86_400_000, .solicitedResponse),
        ] {
            var arrival = GateArrival.announce(by: 0xA, age: age)
            arrival.header.type = type
            arrival.header.flags = .rsr
            arrival.payloadDigest = UInt32(truncatingIfNeeded: age)
            #expect(reason(arrival) == expected)
        }
    }

    @Test mutating func anAnnounceMustDecodeAndBelongToItsAuthor() {
        #expect(reason(.frame(.announce, by: 0xA)) == .malformed)
        #expect(reason(.announce(by: 0xB, peer: 0xC)) == .identityMismatch)
        #expect(reason(.announce(by: 0xC)) == .freshTimestamp)
    }

    @Test(arguments: [
        (SignatureState.valid, VerdictReason.freshTimestamp), (.notChecked, .freshTimestamp), (.absent, .missingSignature),
        (.invalid, .invalidSignature), (.noKey, .unknownKey),
    ])
    mutating func sixTypesWantASignature(signature: SignatureState, expected: VerdictReason) {
        for type in [MessageType.message, .leave, .fileTransfer, .voiceFrame, .requestSync] {
            #expect(reason(.frame(type, by: 0xA, ttl: 0, signature: signature)) == expected)
        }
        #expect(reason(.announce(by: 0xA, signature: signature)) == expected)
        #expect(reason(.frame(.noiseHandshake, by: 0xA, signature: signature)) == .freshTimestamp)
    }

    @Test mutating func knownKeysCannotBeReplaced() {
        gate.keys.pin(PeerKeys(noise: Array(repeating: 1, count: 32), signing: Array(repeating: 2, count: 32)), for: ada)
        #expect(reason(.announce(by: 0xA)) == .freshTimestamp)
        #expect(reason(.announce(by: 0xA, noise: 9, age: 1)) == .keyChange)
        #expect(reason(.announce(by: 0xA, signing: 9, age: 2)) == .keyChange)
    }

    @Test(arguments: [SignatureState.valid, .notChecked])
    mutating func onlyAVerifiedDirectAnnounceMovesABoundLink(signature: SignatureState) {
        gate.links.bind(1, to: ada)
        _ = reason(.announce(by: 0xB, ttl: 6, link: 1, signature: signature))
        _ = reason(.announce(by: 0xB, peer: 0xC, age: 1, link: 1, signature: signature))
        #expect(gate.links.owner(of: 1) == ada)
        _ = reason(.announce(by: 0xB, age: 2, link: 1, signature: signature))
        #expect(gate.links.owner(of: 1) == PeerID(value: signature == .valid ? 0xB : 0xA))
    }

    @Test mutating func aRequestWithTTL1IsRefusedWithoutUsingAnAnswer() {
        for age in 0..<9 as Range<Int64> {
            #expect(reason(.frame(.requestSync, by: 0xA, age: age, ttl: 1)) == .nonzeroTTL)
        }
        for age in 10..<18 as Range<Int64> {
            #expect(reason(.frame(.requestSync, by: 0xA, age: age, ttl: 0)) == .freshTimestamp)
        }
        #expect(reason(.frame(.requestSync, by: 0xA, age: 18, ttl: 0)) == .rateLimited)
    }

    @Test mutating func aRequestThatDoesNotDecodeUsesNoAnswer() {
        for age in 0..<9 as Range<Int64> {
            var broken = GateArrival.frame(.requestSync, by: 0xA, age: age, ttl: 0)
            broken.payloadDecodes = false
            #expect(reason(broken) == .malformed)
        }
        for age in 10..<18 as Range<Int64> {
            #expect(reason(.frame(.requestSync, by: 0xA, age: age, ttl: 0)) == .freshTimestamp)
        }
        #expect(reason(.frame(.requestSync, by: 0xA, age: 18, ttl: 0)) == .rateLimited)
    }

    @Test mutating func identicalRequestsAreDuplicatesBeforeTheyAreCounted() {
        let request = GateArrival.frame(.requestSync, by: 0xA, ttl: 0)
        #expect(reason(request) == .freshTimestamp)
        for number in 1..<9 as Range<Int64> { #expect(reason(request, now: noon + number * 3_001) == .duplicate) }
        #expect(reason(.frame(.requestSync, by: 0xA, age: 1, ttl: 0)) == .freshTimestamp)
    }
}
