import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import Testing
import WireFormat

/// Two nodes on one lossy link, under every profile that syncs.
@Suite struct SyncExchangeTests {
    static let types: [MessageType] = [.message, .fragment, .fileTransfer, .groupMessage]

    /// Nodes that hold packets of their own, each an hour old at noon where its type allows.
    private func nodes(_ profile: GateProfile, _ random: inout SeededGenerator) throws -> [VirtualNode] {
        var nodes = [VirtualNode(0xA, peer: 0xB, profile), VirtualNode(0xB, peer: 0xA, profile)]
        for index in nodes.indices {
            for type in Self.types {
                for _ in 0..<Int(random.next() % 40 + 1) {
                    let age: Int64 = type == .message || type == .groupMessage ? 3_600_000 : 200_000
                    let packet = try syncPacket(type, by: 0x100, age: age + Int64(random.next() % 10_000), number: random.next())
                    nodes[index].gossip.see(packet, now: noon)
                }
            }
        }
        return nodes
    }

    /// Sends what `sender` asks for and hands the answers back, each frame lost as the generator says.
    private func exchange(
        _ nodes: inout [VirtualNode], from sender: Int, now: Int64, loss: UInt64, _ random: inout SeededGenerator
    ) throws {
        for request in nodes[sender].tick(now: now) where !random.happens(loss) {
            for answer in try nodes[1 - sender].receive(request, now: now + 20) where !random.happens(loss) {
                _ = try nodes[sender].receive(answer, now: now + 40)
            }
        }
    }

    @Test(arguments: [GateProfile.spec, .ios], [1, 2, 3, 4, 5, 6] as [UInt64])
    func twoNodesConvergeOverALossyLink(profile: GateProfile, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var nodes = try nodes(profile, &random)
        for round in 0..<20 as Range<Int64> {
            for sender in 0..<2 {
                try exchange(&nodes, from: sender, now: noon + round * 30_001 + Int64(sender), loss: 30, &random)
            }
        }
        for (holder, asker) in [(0, 1), (1, 0)] {
            #expect(nodes[asker].refusals.keys.allSatisfy { $0 == .duplicate })
            try expectOnlyCollisionsMissing(nodes[asker], of: nodes[holder])
        }
    }

    /// What one node still lacks are packets that its own filter seems to hold.
    private func expectOnlyCollisionsMissing(_ asker: VirtualNode, of holder: VirtualNode) throws {
        var asker = asker
        let end = noon + 600_020
        let asked = try asker.gossip.tick(now: end + 60_000, connected: [asker.peer], registering: &asker.gate.requests).map {
            try $0.question()
        }
        for type in Self.types {
            let held = Set(asker.gossip.packets(of: type).map(\.id))
            let missing = holder.gossip.packets(of: type).filter { !held.contains($0.id) }
            let filter = try #require(asked.first { $0.types.contains(type) }).held
            #expect(missing.allSatisfy { filter.contains(hash: $0.hash) })
            #expect(missing.count <= 2)
        }
    }

    @Test func nothingIsAcceptedFromANodeThatWasNotAsked() throws {
        var random = SeededGenerator(seed: 9)
        var nodes = try nodes(.ios, &random)
        let encoder = FrameEncoder(.ios)
        for packet in nodes[1].gossip.packets(of: .message) {
            _ = try nodes[0].receive(try #require(encoder.encode(packet.answer(marked: true))), now: noon)
        }
        #expect(Set(nodes[0].refusals.keys) == [.unsolicitedResponse])
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func aStalledStreamIsCompletedByATargetedRequest(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var nodes = [VirtualNode(0xA, peer: 0xB, .ios), VirtualNode(0xB, peer: 0xA, .ios)]
        let fragments = try train(of: 12, now: noon)
        let encoder = FrameEncoder(.ios)
        for (index, fragment) in fragments.enumerated() {
            nodes[0].gossip.see(fragment, now: noon)
            // The last fragment is always lost, so that the stream stalls.
            guard index < 11, !random.happens(40) else { continue }
            _ = try nodes[1].receive(try #require(encoder.encode(fragment.contents)), now: noon + Int64(index) * 30)
        }
        #expect(nodes[1].rebuilt.isEmpty)
        #expect(nodes[1].maintain(now: noon + 4_900).isEmpty)
        let requests = nodes[1].maintain(now: noon + 15_000)
        #expect(requests.count == 1)
        for request in requests {
            for answer in try nodes[0].receive(request, now: noon + 15_010) {
                _ = try nodes[1].receive(answer, now: noon + 15_050)
            }
        }
        #expect(nodes[1].rebuilt.map(\.timestamp) == [UInt64(noon)])
        #expect(nodes[1].receiver.assembler.count == 0)
    }

    /// The broadcast fragments of one message by peer 1.
    private func train(of total: Int, now: Int64) throws -> [SyncPacket] {
        let author = PeerID(value: 1).bytes
        let text = (0..<total * 64 - 22).map { UInt8(truncatingIfNeeded: $0 &* 167) }
        let message = FrameContents(type: .message, timestamp: UInt64(now), sender: author, payload: text, packing: .plain)
        let inner = try #require(FrameEncoder(.android).encode(message))
        return try (0..<total).map { index in
            let slice = FragmentPayload.encode(
                stream: 7, index: UInt16(index), total: UInt16(total), originalType: .message,
                data: inner[index * 64..<index * 64 + 64])
            let contents = FrameContents(type: .fragment, timestamp: UInt64(now), sender: author, payload: slice)
            return try #require(SyncPacket(contents, SHA256Hasher()))
        }
    }
}
