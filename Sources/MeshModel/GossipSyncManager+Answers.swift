import BitchatFrame
import BitchatPayload

/// The answers that a device gives, and what it never relays.
extension GossipSyncManager {
    /// The packets that the asker lacks, with ttl 0 and marked, in the order of the stores and oldest come first.
    ///
    /// Nothing is limited here: the gate counts requests before they get this far (docs/protocol.md 5.4).
    package func answer(_ question: SyncQuestion, now: Int64) -> [FrameContents] {
        wanted(question, now: now).map { $0.answer(marked: rules.marksAnswers) }
    }

    /// The packets that the asker lacks, as they are kept, in the same order.
    package func wanted(_ question: SyncQuestion, now: Int64) -> [SyncPacket] {
        var packets: [SyncPacket] = []
        for store in stores where question.types.contains(store.rules.type) {
            for packet in store.packets where store.rules.serves(packet, now: now) && isWanted(packet, store.rules, question) {
                packets.append(packet)
            }
        }
        return packets
    }

    /// Whether the question reaches `packet` and its filter does not hold it.
    ///
    /// Named fragment streams are served whatever the cursor says (docs/protocol.md 4.5).
    private func isWanted(_ packet: SyncPacket, _ store: SyncStoreRules, _ question: SyncQuestion) -> Bool {
        if store.type == .fragment, let streams = question.streams {
            guard let stream = packet.stream, streams.contains(FragmentID(value: stream)) else { return false }
        } else if let since = question.since, !store.ignoresCursor, packet.timestamp < since {
            return false
        }
        return !question.held.contains(hash: packet.hash)
    }

    /// The ttl with which iOS relays a frame among at most two links, or nil when it does not (docs/protocol.md 5.7).
    ///
    /// A sync request is never relayed, whatever its ttl.
    package static func relayTTL(_ header: FrameHeader, recipient: PeerID?, local: PeerID) -> UInt8? {
        let ttl = min(header.ttl, ProtocolLimits.originTTL)
        guard header.type != .requestSync, ttl > 1, header.sender != local, recipient != local else { return nil }
        return ttl - 1
    }
}
