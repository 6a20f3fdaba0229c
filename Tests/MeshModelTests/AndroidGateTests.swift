import BitchatFrame
import MeshModel
import Testing
import WireFormat

/// The profile `android` (docs/protocol.md chapter 7 rows 2 to 4 and 34, 5.7, 5.8 W9).
@Suite struct AndroidGateTests {
    let ada = PeerID(value: 0xA)
    var gate = SecurityGate(profile: .android, local: PeerID(value: 0x10CA1))

    private mutating func reason(_ arrival: GateArrival, payload: [UInt8]? = nil, now: Int64 = noon) -> VerdictReason {
        var arrival = arrival
        if let payload { arrival.prefixKey = PrefixDuplicateKey(arrival.header, payload: payload.span.bytes) }
        return gate.admit(arrival, now: now).reason
    }

    @Test mutating func refusesItsOwnFramesFlaggedOrNot() {
        #expect(reason(.frame(.fragment, by: 0x10CA1, ttl: 0, rsr: true)) == .selfLoopback)
    }

    @Test(arguments: [MessageType.message, .fragment, .fileTransfer, .requestSync, .voiceFrame])
    mutating func hasNoTimeRuleForMostTypes(type: MessageType) {
        for age in [-86_400_000, 86_400_000] as [Int64] {
            #expect(reason(.frame(type, by: 0xA, age: age, ttl: 0, rsr: true, signature: .valid)) == .noTimeRule)
        }
    }

    @Test(arguments: [299_999, 300_000, 300_001] as [Int64])
    mutating func takesALeaveWithin300000Milliseconds(age: Int64) {
        let expected: VerdictReason = age > 300_000 ? .stale : .freshTimestamp
        #expect(reason(.frame(.leave, by: 0xA, age: age, signature: .valid)) == expected)
        #expect(reason(.frame(.leave, by: 0xA, age: -age, signature: .valid)) == expected)
    }

    @Test(arguments: [599_999, 600_000, 600_001] as [Int64])
    mutating func takesAnAnnounceWithin600000Milliseconds(age: Int64) {
        let expected: VerdictReason = age > 600_000 ? .stale : .freshTimestamp
        #expect(reason(.announce(by: 0xA, age: age)) == expected)
        #expect(reason(.announce(by: 0xA, age: -age)) == expected)
    }

    @Test mutating func checksAnAnnounceInOrder() {
        #expect(reason(.frame(.announce, by: 0xA, age: 600_001)) == .stale)
        #expect(reason(.frame(.announce, by: 0xA)) == .malformed)
        #expect(reason(.announce(by: 0xA, lengths: (31, 32), peer: 0xB)) == .identityMismatch)
        #expect(reason(.announce(by: 0xA, lengths: (32, 31), peer: 0xB)) == .malformed)
        #expect(reason(.announce(by: 0xA, lengths: (32, 33), peer: 0xB)) == .malformed)
        #expect(reason(.announce(by: 0xA, peer: 0xB, signature: .absent)) == .identityMismatch)
        gate.keys.pin(PeerKeys(signing: [9]), for: ada)
        #expect(reason(.announce(by: 0xA, signature: .absent)) == .missingSignature)
        #expect(reason(.announce(by: 0xA, signature: .invalid)) == .invalidSignature)
        #expect(reason(.announce(by: 0xA)) == .keyChange)
    }

    @Test(arguments: [
        (SignatureState.valid, VerdictReason.noTimeRule), (.absent, .missingSignature), (.noKey, .unknownKey),
        (.invalid, .invalidSignature),
    ])
    mutating func fourTypesWantASignature(signature: SignatureState, expected: VerdictReason) {
        for type in [MessageType.message, .fileTransfer, .voiceFrame] {
            #expect(reason(.frame(type, by: 0xA, signature: signature)) == expected)
        }
        for type in [MessageType.requestSync, .fragment, .noiseHandshake] {
            #expect(reason(.frame(type, by: 0xA, signature: signature)) == .noTimeRule)
        }
    }

    @Test mutating func theTypeIsNotPartOfWhatItRemembers() {
        #expect(reason(.frame(.message, by: 0xA, signature: .invalid), payload: [1, 2]) == .invalidSignature)
        #expect(reason(.frame(.message, by: 0xA, signature: .valid), payload: [1, 2]) == .noTimeRule)
        #expect(reason(.frame(.fileTransfer, by: 0xA, signature: .valid), payload: [1, 2]) == .duplicate)
        #expect(reason(.frame(.fragment, by: 0xA), payload: [1, 2]) == .noTimeRule)
        #expect(reason(.frame(.message, by: 0xA, signature: .valid), payload: [1, 2], now: noon + 900_000) == .duplicate)
        #expect(gate.prefixes.cleanup(now: noon + 300_001) == 0)
    }

    @Test(arguments: [(299_999 as Int64, VerdictReason.duplicate), (300_000, .noTimeRule)])
    mutating func aSweepAfter300000MillisecondsForgetsFramesOlderThanThat(pause: Int64, expected: VerdictReason) {
        gate.sweep(now: noon + 1)
        #expect(reason(.frame(.message, by: 0xA, signature: .valid), payload: [1, 2]) == .noTimeRule)
        gate.sweep(now: noon + 1 + pause)
        #expect(reason(.frame(.message, by: 0xA, signature: .valid), payload: [1, 2], now: noon + 1 + pause) == expected)
    }

    @Test mutating func aSweepKeepsFramesThatAre300000MillisecondsOld() {
        gate.sweep(now: noon)
        #expect(reason(.frame(.message, by: 0xA, signature: .valid), payload: [1, 2]) == .noTimeRule)
        gate.sweep(now: noon + 300_000)
        #expect(gate.prefixes.count == 1)
        gate.sweep(now: noon + 599_999)
        #expect(gate.prefixes.count == 1)
        gate.sweep(now: noon + 600_000)
        #expect(gate.prefixes.count == 0)
    }

    @Test mutating func aClockThatStepsBackStartsTheNextSweep() {
        gate.sweep(now: noon)
        gate.sweep(now: noon - 1)
        #expect(reason(.frame(.message, by: 0xA, signature: .valid), payload: [1], now: noon - 100) == .noTimeRule)
        gate.sweep(now: noon + 299_999)
        #expect(gate.prefixes.count == 0)
    }

    @Test(arguments: [(6 as UInt8, VerdictReason.duplicate), (7, .freshTimestamp), (8, .freshTimestamp)])
    mutating func anAnnounceWithTTL7OrMorePassesAgain(ttl: UInt8, expected: VerdictReason) {
        #expect(reason(.announce(by: 0xA), payload: [1]) == .freshTimestamp)
        #expect(reason(.announce(by: 0xA, ttl: ttl), payload: [1]) == expected)
    }

    @Test(arguments: [(30_000 as Int64, VerdictReason.freshTimestamp), (30_001, .stale)])
    mutating func theHandlersRefuseVoiceBeyond30000Milliseconds(age: Int64, expected: VerdictReason) {
        #expect(gate.judge(.frame(.voiceFrame, by: 0xA, age: age), now: noon).reason == expected)
        #expect(gate.judge(.frame(.voiceFrame, by: 0xA, age: -age), now: noon).reason == expected)
    }
}
