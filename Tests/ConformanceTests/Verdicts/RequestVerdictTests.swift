import BitchatFrame
import Conformance
import MeshModel
import Testing

/// What the profiles say about requests that came in fragments, and about those that do not decode (docs/protocol.md 3.6, 5.4).
@Suite struct RequestVerdictTests {
    private static func reasons(_ packets: [JudgedPacket], _ profile: GateProfile.Name) -> [VerdictReason] {
        packets.compactMap { $0.verdicts.first { $0.profile == profile }?.answer.reason }
    }

    private static func train(_ number: Int64) -> [[UInt8]] {
        let request = SyncTalk.bo.request(to: SyncTalk.ada.id, at: number * 100)
        return FragmentTrain(by: SyncTalk.bo) {
            $0.stream = UInt64(number + 1)
            $0.originalType = .requestSync
            $0.time = number * 100
            $0.size = 50
        }.fragments(of: request)
    }

    @Test(arguments: [GateProfile.Name.spec, .ios])
    func theNinthRequestInFragmentsIsRateLimited(profile: GateProfile.Name) {
        let talk = SyncTalk()
        for number in 0..<9 as Range<Int64> {
            for piece in Self.train(number) { talk.script.receive(piece, on: talk.link, at: number * 100) }
        }
        let rebuilt = talk.script.judged().filter { $0.packet.reassembly != nil }
        #expect(Self.reasons(rebuilt, profile) == Array(repeating: .freshTimestamp, count: 8) + [.rateLimited])
    }

    @Test(arguments: [GateProfile.Name.spec, .ios])
    func requestsThatDoNotDecodeAreNotCounted(profile: GateProfile.Name) {
        let talk = SyncTalk()
        for number in 0..<9 as Range<Int64> {
            let broken = SyncTalk.bo.frame(.requestSync, [1, 0, 1, 7], ttl: 0, at: number, to: SyncTalk.ada.id)
            talk.script.receive(broken, on: talk.link, at: number)
        }
        talk.script.receive(SyncTalk.bo.request(to: SyncTalk.ada.id, at: 9), on: talk.link, at: 9)
        let requests = talk.script.judged().filter { $0.packet.header?.type == .requestSync }
        #expect(Self.reasons(requests, profile) == Array(repeating: .malformed, count: 9) + [.freshTimestamp])
    }

    @Test func androidForgetsAMessageItTook300SecondsAgo() {
        let talk = SyncTalk()
        let message = SyncTalk.bo.message("hello", at: 1)
        for time in [1, 200_000, 700_000] as [Int64] { talk.script.receive(message, on: talk.link, at: time) }
        let messages = talk.script.judged().filter { $0.packet.header?.type == .message }
        #expect(Self.reasons(messages, .android) == [.noTimeRule, .duplicate, .noTimeRule])
    }

    @Test func manyFarEndsDoNotMakeADeviceForgetItsRequest() {
        let talk = SyncTalk()
        talk.script.send(SyncTalk.ada.request(to: SyncTalk.bo.id, at: 1), on: talk.link, at: 1)
        let message = SyncTalk.ada.message("hello", at: 1)
        for number in 2..<1_100 { talk.script.send(message, on: talk.script.link(number), at: 2) }
        talk.script.receive(SyncTalk.bo.message("old", at: -500_000, ttl: 0, isRSR: true), on: talk.link, at: 3)
        #expect(Self.reasons([talk.script.judged().last].compactMap { $0 }, .ios) == [.solicitedResponse])
    }
}
