import BitchatFrame
import MeshModel
import Testing

/// Frames rebuilt from fragments pass the gate and its handlers (docs/protocol.md 3.6, 5.3, 5.8 W4).
@Suite struct RebuiltFrameTests {
    let ada = PeerID(value: 0xA)
    let bo = PeerID(value: 0xB)
    let local = PeerID(value: 0x10CA1)

    private func gate(_ profile: GateProfile) -> SecurityGate { SecurityGate(profile: profile, local: local) }

    private func reason(
        _ arrival: GateArrival, _ gate: inout SecurityGate, from outer: UInt64 = 0xA, of count: Int = 2, now: Int64 = noon
    ) -> VerdictReason { gate.judgeInner(arrival, from: PeerID(value: outer), of: count, now: now).reason }

    @Test(arguments: [GateProfile.spec, .ios])
    func aRequestInFragmentsIsCountedAmongThe8(profile: GateProfile) {
        var gate = gate(profile)
        for age in 0..<8 as Range<Int64> {
            #expect(reason(.frame(.requestSync, by: 0xA, age: age, ttl: 0), &gate) == .freshTimestamp)
        }
        #expect(reason(.frame(.requestSync, by: 0xA, age: 8, ttl: 0), &gate) == .rateLimited)
        #expect(gate.judge(.frame(.requestSync, by: 0xA, age: 9, ttl: 0), now: noon).reason == .rateLimited)
    }

    @Test func onlyTheSpecificationSeesTheTTLTheRequestCameWith() {
        var spec = gate(.spec), ios = gate(.ios)
        #expect(reason(.frame(.requestSync, by: 0xA, ttl: 1), &spec) == .nonzeroTTL)
        #expect(reason(.frame(.requestSync, by: 0xA, ttl: 1), &ios) == .freshTimestamp)
    }

    @Test func theSpecificationTakesTTL0ForAnAnswerOnlyWhereTheFrameHadIt() {
        var spec = gate(.spec)
        #expect(reason(.frame(.message, by: 0xA, ttl: 0), &spec) == .unsolicitedResponse)
        #expect(reason(.frame(.message, by: 0xA, ttl: 7), &spec) == .freshTimestamp)
    }

    @Test(arguments: [GateProfile.spec, .ios])
    func theAuthorsWindowCountsAndNotTheLinkPeers(profile: GateProfile) {
        var gate = gate(profile)
        gate.links.bind(1, to: ada)
        gate.requests.register(ada, now: noon)
        #expect(reason(.frame(.message, by: 0xB, age: 500_000, rsr: true, link: 1), &gate) == .unsolicitedResponse)
        gate.requests.register(bo, now: noon)
        #expect(reason(.frame(.message, by: 0xB, age: 500_000, rsr: true, link: 1), &gate) == .solicitedResponse)
    }

    @Test(arguments: [
        (SignatureState.valid, VerdictReason.freshTimestamp), (.absent, .missingSignature), (.invalid, .invalidSignature),
    ])
    func iOSWantsTheSignature(signature: SignatureState, expected: VerdictReason) {
        var ios = gate(.ios)
        #expect(reason(.frame(.requestSync, by: 0xA, signature: signature), &ios) == expected)
    }

    @Test func iOSDropsRepeatsStaleFramesAndOtherKeys() {
        var ios = gate(.ios)
        #expect(ios.judge(.frame(.boardPost, by: 0xA), now: noon).reason == .freshTimestamp)
        #expect(reason(.frame(.boardPost, by: 0xA), &ios) == .duplicate)
        #expect(reason(.frame(.voiceFrame, by: 0xA, age: 30_001), &ios) == .stale)
        ios.keys.pin(PeerKeys(signing: Array(repeating: 9, count: 32)), for: ada)
        #expect(reason(.announce(by: 0xA), &ios) == .keyChange)
    }

    @Test func iOSDoesNotAskWhoseLinkItIs() {
        var ios = gate(.ios)
        ios.links.bind(1, to: ada)
        #expect(reason(.frame(.requestSync, by: 0xB, link: 1), &ios) == .freshTimestamp)
        #expect(reason(.announce(by: 0xB, link: 2), &ios) == .freshTimestamp)
        #expect(ios.links.owner(of: 2) == nil)
    }

    @Test func androidValidatesUnderTheFragmentsSender() {
        var android = gate(.android)
        #expect(reason(.frame(.message, by: 0xB), &android, from: 0x10CA1) == .selfLoopback)
        #expect(reason(.frame(.message, by: 0xA, signature: .invalid), &android) == .invalidSignature)
        #expect(reason(.frame(.message, by: 0xB, signature: .invalid), &android) == .noTimeRule)
        #expect(reason(.frame(.message, by: 0xB, signature: .absent), &android) == .missingSignature)
        #expect(reason(.frame(.leave, by: 0xA, age: 300_001, signature: .valid), &android) == .stale)
    }

    @Test(arguments: [(255, VerdictReason.noTimeRule), (256, .noTimeRule), (257, .malformed)])
    func androidJoins256Fragments(count: Int, expected: VerdictReason) {
        var android = gate(.android), ios = gate(.ios)
        #expect(reason(.frame(.message, by: 0xA), &android, of: count) == expected)
        #expect(reason(.frame(.message, by: 0xA), &ios, of: count) == .freshTimestamp)
    }
}
