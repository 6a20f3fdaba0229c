import BitchatFrame
import MeshModel
import Testing
import WireFormat

@testable import FuzzTargets

/// The rule tables of gates give the answers of docs/protocol.md 5, 10.3, 13.2 and 13.5.
@Suite struct GateRuleTableTests {
    private static let now: Int64 = 1_760_000_000_000
    private static let ada = PeerID(value: 0x3dcc_8696_566b_1e17), bo = PeerID(value: 0x8bb8_15b3_42ce_a14d)
    private static let cy = PeerID(value: 0x9b5c_885b_6709_08a8)

    private func frame(
        _ type: UInt8, from sender: PeerID = cy, age: Int64 = 0, ttl: UInt8 = 7, flags: UInt8 = 0, on link: Int? = nil,
        payload: [UInt8] = [1], signature: SignatureState = .valid, decodes: Bool = true
    ) -> GateCase {
        let header = FrameHeader(
            version: 1, type: MessageType(rawValue: type), ttl: ttl, timestamp: UInt64(Self.now - age),
            flags: FrameFlags(rawValue: flags), payloadLength: UInt32(payload.count), sender: sender)
        let prefix = payload.withRawSpan { JavaHash.of($0, type: header.type) }
        let keys = PeerKeys(noise: [UInt8](repeating: 1, count: 32), signing: [UInt8](repeating: 2, count: 32))
        return GateCase(
            header: header, link: link, digest: UInt32(payload.first ?? 0), prefix: prefix, signature: signature,
            claim: AnnounceClaim(keys: keys, peer: sender), decodes: decodes)
    }

    private func answer(_ profile: GateProfile.Name, _ frame: GateCase) -> VerdictReason {
        var table = GateRuleTable(profile, local: Self.ada, memory: 48)
        return table.judge(frame, now: Self.now)
    }

    @Test func theMissingFragmentOf10_3CountsOnTheLinkOfAdaOnly() {
        for profile in [GateProfile.Name.spec, .ios] {
            var table = GateRuleTable(profile, local: Self.bo, memory: 48)
            table.ask(Self.ada, now: Self.now - 30_000)
            table.bind(0, to: Self.ada)
            let fragment = frame(0x20, age: 3_600_000, ttl: 0, flags: 0x10, on: 0)
            #expect(table.judge(fragment, now: Self.now) == .solicitedResponse)
            #expect(table.judge(fragment, now: Self.now + 1) == .responseWindowClosed)
            table.lose(0)
            #expect(table.judge(fragment, now: Self.now) == .unsolicitedResponse)
        }
    }

    @Test func skewEndsBefore120000ForTheSpecificationAndAfterItOnIOS() {
        let ages: [Int64] = [119_999, 120_000, 120_001]
        #expect(ages.map { answer(.spec, frame(0x02, age: $0)) } == [.freshTimestamp, .timestampSkew, .timestampSkew])
        #expect(ages.map { answer(.ios, frame(0x02, age: $0)) } == [.freshTimestamp, .freshTimestamp, .timestampSkew])
        #expect(ages.map { answer(.ios, frame(0x02, age: -$0)) } == [.freshTimestamp, .freshTimestamp, .timestampSkew])
    }

    @Test func androidAgesAreThoseOf13_5() {
        let rows: [(UInt8, Int64, VerdictReason)] = [
            (0x02, 121_000, .noTimeRule), (0x02, 3_600_000, .noTimeRule), (0x02, -3_600_000, .noTimeRule),
            (0x03, 121_000, .freshTimestamp), (0x03, 290_000, .freshTimestamp), (0x03, 301_000, .stale),
            (0x01, 590_000, .freshTimestamp), (0x01, 601_000, .stale),
        ]
        for (type, age, reason) in rows { #expect(answer(.android, frame(type, age: age)) == reason, "\(type), \(age) ms") }
        #expect(answer(.android, frame(0x02, from: Self.ada, ttl: 0, flags: 0x10)) == .selfLoopback)
        #expect(answer(.android, frame(0x02, signature: .absent)) == .missingSignature)
    }

    @Test func androidTakesPayloadsWithOneHashForOneFrame() {
        let same: [(GateCase, GateCase)] = [
            (frame(0x02, payload: [0x01, 0x20]), frame(0x02, payload: [0x02, 0x01])),
            (frame(0x02), frame(0x22)),
            (
                frame(0x02, payload: [UInt8](repeating: 9, count: 64) + [1]),
                frame(0x02, payload: [UInt8](repeating: 9, count: 64) + [2])
            ),
            (frame(0x02, payload: [0x80, 0x20]), frame(0x02, payload: [0x81, 0x01])),
        ]
        for (first, second) in same {
            var table = GateRuleTable(.android, local: Self.ada, memory: 48)
            #expect(table.judge(first, now: Self.now).accepts == true)
            #expect(table.judge(second, now: Self.now) == .duplicate)
        }
        var table = GateRuleTable(.android, local: Self.ada, memory: 48)
        #expect(table.judge(frame(0x02, payload: [0x80, 0x20]), now: Self.now) == .noTimeRule)
        #expect(table.judge(frame(0x02, payload: [0x7f, 0x3f]), now: Self.now) == .noTimeRule)
    }

    @Test func theNinthRequestWithin30sIsRefusedAndRefusalsDoNotCount() {
        var table = GateRuleTable(.spec, local: Self.ada, memory: 48)
        let request = frame(0x21, ttl: 0)
        for _ in 0..<8 { #expect(table.judge(request, now: Self.now) == .freshTimestamp) }
        for wait: Int64 in [0, 29_999, 30_000] { #expect(table.judge(request, now: Self.now + wait) == .rateLimited) }
        #expect(table.judge(request, now: Self.now + 30_001) == .freshTimestamp)
        #expect(table.judge(frame(0x21, ttl: 1), now: Self.now) == .nonzeroTTL)
    }

    @Test func ownFramesComeBackToIOSOnlyAsHistory() {
        for (ttl, flags, reason) in [
            (7, 0, VerdictReason.selfLoopback), (0, 0, .selfLoopback), (7, 0x10, .selfLoopback), (0, 0x10, .solicitedResponse),
        ] as [(UInt8, UInt8, VerdictReason)] {
            var table = GateRuleTable(.ios, local: Self.ada, memory: 48)
            table.ask(Self.ada, now: Self.now)
            #expect(table.judge(frame(0x02, from: Self.ada, ttl: ttl, flags: flags), now: Self.now) == reason)
        }
    }

    @Test func repeatsEndAfter3sForFragmentsAndAfter300sForOthers() {
        var table = GateRuleTable(.ios, local: Self.ada, memory: 48)
        table.ask(Self.cy, now: Self.now + 299_000)
        let fragment = frame(0x20), message = frame(0x02, ttl: 0, flags: 0x10)
        #expect(table.judge(fragment, now: Self.now) == .freshTimestamp)
        #expect(table.judge(fragment, now: Self.now + 3_000) == .duplicate)
        #expect(table.judge(fragment, now: Self.now + 3_001) == .freshTimestamp)
        #expect(table.judge(message, now: Self.now) == .solicitedResponse)
        #expect(table.judge(message, now: Self.now + 300_000) == .duplicate)
        #expect(table.judge(message, now: Self.now + 303_002) == .solicitedResponse)
    }
}
