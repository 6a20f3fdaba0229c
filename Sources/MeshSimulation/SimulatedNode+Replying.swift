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
        let asker = accepted.header.sender
        let question = accepted.reading.contents.payload.withRawSpan {
            try? SyncQuestion(decoding: $0, $0.whole, rules: gossip.rules.payloads)
        }
        guard let question else { return }
        output.note(.answered, of: asker.value)
        let known = gate.links.links(of: asker)
        let way = known.isEmpty ? links : known
        for packet in gossip.wanted(question, now: now) {
            let whole = codec.answers.frame(packet, for: settings.profile, marked: gossip.rules.marksAnswers, codec)
            guard let whole, !send(whole, over: way, purpose: .answer, &output) else { continue }
            cut(packet.answer(marked: gossip.rules.marksAnswers), whole, over: way, codec, now: now, purpose: .answer, &output)
        }
    }

    /// Sends a packet on with one hop less, never back to the peer it came from (docs/protocol.md 5.7).
    ///
    /// An answer is for one hop; a flagged packet that came with hops left ends here too, although iOS sends it on (5.8 W3).
    mutating func relay(
        _ accepted: AcceptedFrame, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        guard links.count > 1, !accepted.reading.contents.isSyncResponse,
            let plan = RelayRules(profile: settings.profile, settings: settings).plan(
                accepted.header, recipient: accepted.reading.frame.recipient, local: identity.id, links: links.count)
        else { return }
        let onward = onward(from: accepted, ttl: plan.ttl)
        guard !onward.isEmpty else { return }
        let delay = random.number(in: plan.delay)
        if let whole = accepted.packet.reencoded(by: settings.profile, codec)?.copy(ttl: plan.ttl),
            send(whole, over: onward, delay: delay, purpose: .relay, &output)
        {
            return
        }
        var contents = accepted.contents
        contents.ttl = plan.ttl
        send(contents, over: onward, codec, now: now, delay: delay, purpose: .relay, &output)
    }

    /// The links a packet goes on over: those of other peers than the one it came from, as many as the app takes.
    private mutating func onward(from accepted: AcceptedFrame, ttl: UInt8) -> [Int] {
        let source = gate.links.owner(of: accepted.link)
        let allowed = links.filter { link in
            link != accepted.link && (source == nil || gate.links.owner(of: link) != source)
        }
        guard settings.profile == .android else {
            return RelayRules.fanOut(accepted.header.type, over: allowed, seed: accepted.header.timestamp)
        }
        guard allowed.count > 3 else { return allowed }
        let share = RelayRules.androidShare(ttl: ttl, peers: gossip.packets(of: .announce).count)
        return share == 1_000 || random.happens(share) ? allowed : []
    }
}
