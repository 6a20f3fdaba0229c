import BitchatFrame
import Dissection
import Hashes
import LinkLayers
import MeshModel

/// What a capture has shown so far about devices, links, requests, streams and packets: the common memory of the rules.
///
/// Rules see it as it was before the packet at hand, except for `now`, `signature` and `payloadDigest`, which are that packet's.
/// Every part is bounded.
package final class MeshState {
    /// The clock in milliseconds since 1970: the record's time, or the time given with `--now`; nil when there is none.
    package internal(set) var now: Int64?
    /// Whether the clock wrapped, jumped or was never set, so that ages and windows cannot be judged.
    package internal(set) var clockIsDoubtful = false
    /// The capturing device's own peer ID on each adapter, once an own announce or request was sent.
    package internal(set) var localPeers: [UInt16: PeerID] = [:]
    /// What the signature of the packet at hand came to; nil when signatures are not verified (`--no-verify`).
    package internal(set) var signature: SignatureCheck?
    /// The first four bytes of SHA-256 of the payload at hand; 0 when it could not be read.
    package internal(set) var payloadDigest: UInt32 = 0
    /// What the announce at hand claims; nil for another type.
    var claims: AnnounceClaims?
    /// The keys learned from announces, and what verifies with them; learns from the packet at hand after the rules saw it.
    package let signatures = Signatures()
    /// The sync requests seen on links that are open.
    package internal(set) var requests = RequestLog()
    /// The fragment streams seen lately.
    package internal(set) var streams = StreamLog()
    /// The packets seen lately, and on which links.
    package internal(set) var sightings = SightingLog()
    /// What hashes payloads; use it for the duration of one call only.
    package let hasher = SHA256Hasher()

    /// Makes the memory of nothing.
    package init() {}

    /// Each time the packet at hand was seen before, whoever relayed it, oldest first.
    package func earlierSightings(of header: FrameHeader) -> [SightingLog.Sighting] {
        sightings.sightings(
            of: SightingLog.Key(
                sender: header.sender, timestamp: header.timestamp, type: header.type, digest: payloadDigest))
    }

    /// The peer that receives the packet: the capturing device for what it received, the link's peer for what it sent.
    package func receiver(of context: PacketContext) -> PeerID? {
        switch context.direction {
        case .received: localPeers[context.record.adapter]
        case .sent: context.linkPeer
        default: nil
        }
    }

    /// The peer that sent the packet over its link: the other end for what was received, the capturing device otherwise.
    package func transmitter(of context: PacketContext) -> PeerID? {
        switch context.direction {
        case .received: context.linkPeer
        case .sent: localPeers[context.record.adapter]
        default: nil
        }
    }
}
