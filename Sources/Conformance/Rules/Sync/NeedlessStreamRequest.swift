import BitchatFrame
import Dissection
import LinkLayers
import MeshModel
import WireFormat

/// SYNC-031: a stream that its asker need not, or cannot, ask for.
struct NeedlessStreamRequest: MeshRule {
    static let description = RuleDescription(
        "SYNC-031", .warning,
        "A REQUEST_SYNC names a stream less than 5.000 s after its last new fragment, or one complete, or never seen.",
        explanation: """
            Only a broadcast stream that has waited 5 s for its next piece is asked for; \
            asking earlier, or for others, makes peers send what is not needed.
            """,
        source: "docs/protocol.md 4.6", ios: "answered", android: "field ignored")
    static let types: [MessageType] = [.requestSync]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let asked = AskedStreams(packet, payload), let context = packet.context else { return }
        let now = mesh.runningTime
        for stream in asked.ids {
            let held = asked.received(stream, mesh)
            guard let fault = held.isEmpty ? absence(asked, context) : fault(of: held, now) else { continue }
            findings.add(Self.self, "stream \(Hexadecimal.digits(stream)) \(fault)")
        }
    }

    /// What is wrong with asking for a stream of which nothing came.
    ///
    /// The other end of a link may have heard of it from others, and the capturing device before the capture began.
    private func absence(_ asked: AskedStreams, _ context: PacketContext) -> String? {
        asked.isOwn && context.link.role != .unknown ? "was never seen" : nil
    }

    /// What is wrong with asking for the streams `held`, which have the same ID; nil when one of them is stalled.
    private func fault(of held: [StreamLog.Entry], _ now: Int64?) -> String? {
        let open = held.filter { !$0.isComplete }
        guard !open.isEmpty else { return "is complete" }
        guard let now else { return nil }
        let ages = open.map { now.elapsed(since: $0.lastNewIndexTime) }
        guard ages.allSatisfy({ (0..<ProtocolLimits.fragmentStall).contains($0) }), let longest = ages.max() else { return nil }
        return "had a new fragment \(longest) ms before, and \(ProtocolLimits.fragmentStall) ms must pass"
    }
}
