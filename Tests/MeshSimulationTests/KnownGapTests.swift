import BitchatFrame
import MeshModel
import MeshSimulation
import Testing

/// What the rules as they are leave undone: written down so that a mend is noticed.
@Suite struct KnownGapTests {
    private let start: Int64 = 1_760_000_000_000

    /// docs/protocol.md 5.3: the flag of a rebuilt frame is judged by its author's window, and nobody asked the author.
    @Test(arguments: [GateProfile.Name.spec, .ios])
    func anAnswerAboveTheLinkLimitArrivesOnlyFromItsAuthor(profile: GateProfile.Name) {
        for (author, arrives) in [("cleo", false), ("ada", true)] {
            let trace = SimulationTrace(.events)
            let mesh = SimulatedMesh(seed: 1, start: start, trace: trace)
            for label in ["ada", "bo"] { mesh.add(SimulatedIdentity(label), NodeSettings(profile)) }
            mesh.link(0, 1)
            let identity = SimulatedIdentity(author)
            let text = (0..<300).map { String($0 &* 2_654_435_761 % 97_003, radix: 36) }.joined()
            mesh.prepare(1) { node, _, _ in node.meet(identity) }
            mesh.prepare(0) { node, codec, now in
                let old = FrameContents(
                    type: .message, timestamp: UInt64(now - 600_000), sender: identity.id.bytes, payload: Array(text.utf8))
                node.restore(identity.signed(old, codec.encoder(for: .ios)), codec, now: now)
            }
            mesh.run(until: start + 300_000)
            let reasons = Set(trace.events.filter { $0.kind == .rebuilt && $0.node == 1 }.compactMap(\.reason))
            #expect(reasons == [arrives ? .solicitedResponse : .unsolicitedResponse])
            #expect(mesh.nodes[1].gossip.packets(of: .message).count == (arrives ? 1 : 0))
        }
    }
}
