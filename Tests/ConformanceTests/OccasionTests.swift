import BitchatFrame
import Testing

@testable import Conformance

/// What rules wait for hides none of their findings: `MeshScript` compares them with those of rules that meet every packet.
@Suite struct OccasionTests {
    private static let alice = Peer("alice"), bob = Peer("bob")
    private static let types =
        MessageType.syncBits + [
            .courierEnvelope, .ping, .pong, .nostrCarrier, .voiceFrame, .announceV2, MessageType(rawValue: 0x7F),
        ]

    /// Frames of every type, whole and in fragments, from two peers that ask and answer each other.
    private static func frames() -> [[UInt8]] {
        var frames = [alice.announce(), bob.announce(ttl: 6), alice.request(to: bob.id), bob.request(to: nil, ttl: 3)]
        for type in types {
            frames.append(alice.frame(type, noise(40), at: -60_000, to: bob.id))
            frames.append(bob.frame(type, Array(repeating: 7, count: 300), ttl: 0, isSigned: false, isRSR: true))
            frames.append(alice.frame(type, noise(9), version: 2, to: bob.id, route: [bob.id], padded: true))
        }
        for isRSR in [false, true] {
            let train = FragmentTrain(by: alice) { $0.isRSR = isRSR }
            frames += train.fragments(of: bob.message("a text that is cut", at: -200_000))
        }
        return frames
    }

    /// Hands over frames, each changed in a few bytes when `seed` is not 0, over three links in both directions.
    private static func play(_ seed: UInt64) -> MeshScript {
        let script = MeshScript(), links = [script.link(1), script.link(2, role: .unknown, mtu: 60), script.link(3, adapter: 1)]
        var bytes = SeededBytes(seed: seed)
        for (index, frame) in frames().enumerated() {
            var frame = frame
            for _ in 0..<(seed == 0 ? 0 : Int(bytes.next() % 4)) {
                frame[Int(bytes.next()) % min(frame.count, 40)] ^= 1 << (bytes.next() & 7)
            }
            let time = Int64(index) * 50, link = links[Int(bytes.next() % 3)]
            script.receive(frame, on: link, at: time, via: bytes.next() % 8 == 0 ? .longWrite : .notification)
            script.send(frame, on: links[Int(bytes.next() % 3)], at: time + 1)
            if bytes.next() % 16 == 0 { script.decode(frame) }
        }
        return script
    }

    @Test(arguments: 0..<40 as Range<UInt64>) func noOccasionHidesAFinding(seed: UInt64) {
        let script = Self.play(seed)
        #expect(script.rules().joined().count > 100)
    }

    /// A rule that waits for what its packets do not have is seen by the comparison.
    @Test func factsOfAnOrdinaryPacketAreFew() throws {
        let script = MeshScript()
        script.receive(Self.alice.announce(), on: script.link(1), at: 0)
        script.receive(Self.alice.message("hello", at: 1), on: script.link(2), at: 1)
        #expect(script.rules() == [[], []])
        let facts = try script.judged().map { PacketFacts($0.packet).union(PacketFacts(try #require($0.packet.context))) }
        #expect(facts == [[.signed, .broadcast], [.signed, .broadcast]])
    }
}
