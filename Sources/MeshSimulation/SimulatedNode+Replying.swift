import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

/// What a node sends because of what it received.
extension SimulatedNode {
    /// Sends back what the asker lacks, over its own links, or over all when none is known to be its.
    mutating func answer(
        _ accepted: AcceptedFrame, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        let asker = accepted.frame.header.sender
        let question = accepted.contents.payload.withRawSpan {
            try? SyncQuestion(decoding: $0, $0.whole, rules: gossip.rules.payloads)
        }
        guard let question else { return }
        let known = gate.links.links(of: asker)
        for packet in gossip.answer(question, now: now) {
            send(packet, over: known.isEmpty ? links : known, codec, now: now, &output)
        }
    }

    /// Sends a packet on with one hop less, never back to the peer it came from (docs/protocol.md 5.7).
    ///
    /// An answer is for one hop; a flagged packet that came with hops left ends here too, although iOS sends it on (5.8 W3).
    mutating func relay(
        _ accepted: AcceptedFrame, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        let recipient = accepted.frame.recipient
        guard links.count > 1, !accepted.contents.isSyncResponse,
            let ttl = GossipSyncManager.relayTTL(accepted.frame.header, recipient: recipient, local: identity.id)
        else { return }
        let source = gate.links.owner(of: accepted.link).map { gate.links.links(of: $0) } ?? []
        let onward = links.filter { $0 != accepted.link && !source.contains($0) }
        var contents = accepted.contents
        contents.ttl = ttl
        send(contents, over: onward, codec, now: now, delay: random.number(in: settings.relayDelay), &output)
    }
}
