import BitchatFrame
import BitchatPayload
import Dissection
import LinkLayers
import WireFormat

/// The first reading of a capture: finds out on which links bitchat is spoken, who has which keys, and what fragments make.
package final class Survey: PacketSink {
    private let knowledge: CaptureKnowledge

    /// Makes a survey that fills `knowledge`.
    package init(_ knowledge: CaptureKnowledge) { self.knowledge = knowledge }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if let link = packet.context?.link.id { knowledge.links.insert(link.serial) }
        guard let header = packet.header else { return }
        if let history = packet.reassembly {
            let place = FragmentPlace(sender: history.outer.sender, stream: history.stream, index: 0)
            knowledge.learn(whole: frameBytes.array, of: place)
        }
        guard let range = packet.payloadRange else { return }
        switch packet.payload {
        case .fragment(let fragment):
            let place = FragmentPlace(sender: header.sender, stream: fragment.stream, index: fragment.index)
            knowledge.learn(payloadBytes.array(fragment.data), at: place)
        case .requestSync(let request) where !request.filter.isEmpty: knowledge.filters += 1
        default: if header.type == .announce { learnKey(header.sender, payloadBytes, range) }
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {}

    package func event(_ event: LinkEvent, source: String) {
        if event.kind == .subscribed { knowledge.links.insert(event.link.id.serial) }
    }

    private func learnKey(_ sender: PeerID, _ payload: RawSpan, _ range: ByteRange) {
        if let announce = try? AndroidAnnounce(decoding: payload, range) {
            knowledge.learn(payload.array(announce.signingKey), of: sender)
        } else if let announce = try? AnnouncePayload(decoding: payload, range) {
            knowledge.learn(payload.array(announce.signingKey), of: sender)
        }
    }
}
