import BitchatFrame
import BitchatPayload
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
    var now: Int64?
    /// Whether the clock wrapped, jumped or was never set, so that ages and windows cannot be judged.
    var clockIsDoubtful = false
    /// The capturing device's own peer ID on each adapter, once an own announce or request was sent.
    var localPeers: [UInt16: PeerID] = [:]
    /// What the signature of the packet at hand came to; nil when signatures are not verified (`--no-verify`).
    var signature: SignatureCheck?
    /// The first eight bytes of SHA-256 of the payload at hand; 0 when it could not be read.
    var payloadHash: UInt64 = 0
    /// The first four of them.
    var payloadDigest: UInt32 { UInt32(truncatingIfNeeded: payloadHash >> 32) }
    /// What the announce at hand claims; nil for another type.
    var claims: AnnounceClaims?
    /// The keys learned from announces, and what verifies with them; learns from the packet at hand after the rules saw it.
    package let signatures = Signatures()
    /// The sync requests seen on links that are open.
    var requests = RequestLog()
    /// The fragment streams seen lately.
    let streams = StreamLog()
    /// The packets seen lately, and on which links.
    let sightings = SightingLog()
    /// When the first packet with a time came, in milliseconds; kept where rules are applied.
    private(set) var began: Int64?
    /// The packet at hand, as far as it is looked at for each packet.
    let inHand = PacketInHand()
    /// The packet at hand as a relay, and whether a rule has asked for it yet.
    private var knownRelay: Relay?, relayIsKnown = false
    /// Where the packet at hand stands among the sightings; nil when it cannot be relayed, and where no rules are applied.
    private(set) var sighting: SightingLog.Place?
    /// Where the fragment at hand stands among the streams; nil for other packets, and where no rules are applied.
    private(set) var stream: StreamLog.Place?
    /// What hashes payloads; use it for the duration of one call only.
    package let hasher = SHA256Hasher()

    /// Makes the memory of nothing.
    package init() {}

    /// Takes a packet in hand.
    func meet(_ packet: borrowing DissectedPacket) {
        inHand.take(packet)
        relayIsKnown = false
        sighting = nil
        stream = nil
    }

    /// Looks the packet at hand up in the memories, once for all rules and for what is learned from it; returns its facts.
    func lookUp() -> PacketFacts {
        began = began ?? now
        var facts = inHand.facts
        if let signature { facts.formUnion(PacketFacts(signature)) }
        guard let header = inHand.header else { return facts }
        if let distance = TimestampDistance(header.timestamp, self) {
            facts.add(.farFromClock, distance.size >= UInt64(ProtocolLimits.iosSkew))
        }
        if let fragment = inHand.fragment { facts.formUnion(PacketFacts(fragment)) }
        guard inHand.isRemembered, let arrival = inHand.arrival else { return facts }
        facts.add(.seenBefore, lookUpSighting(header))
        if let fragment = inHand.fragment { facts.formUnion(lookUpStream(fragment, header, arrival)) }
        return facts
    }

    private func lookUpSighting(_ header: FrameHeader) -> Bool {
        let place = sightings.locate(
            SightingLog.Key(sender: header.sender, timestamp: header.timestamp, type: header.type, digest: payloadDigest))
        sighting = place
        return place.isKnown
    }

    private func lookUpStream(
        _ fragment: FragmentPayload, _ header: FrameHeader, _ arrival: PacketInHand.Arrival
    ) -> PacketFacts {
        let place = streams.locate(
            StreamLog.Key(
                adapter: arrival.adapter, direction: arrival.direction, sender: header.sender, stream: fragment.stream))
        stream = place
        return streams.facts(of: fragment, header, at: place)
    }

    /// Each time the packet at hand was seen before, whoever relayed it, oldest first.
    var earlierSightings: [SightingLog.Sighting] { sighting.map { sightings.sightings(at: $0) } ?? [] }

    /// Hands over each of them.
    func eachEarlierSighting(_ body: (SightingLog.Sighting) -> Void) {
        if let sighting { sightings.each(at: sighting, body) }
    }

    /// What is known of the stream of the fragment at hand.
    var knownStream: StreamLog.Entry? { stream.flatMap { streams.entry(at: $0) } }

    /// The sender of the newest stream that has its ID on its adapter in its direction.
    var newestSenderOfStream: PeerID? { stream.flatMap { streams.newestSender(at: $0) } }

    /// The number for the bytes held at an index of that stream.
    func heldDigest(of index: UInt16) -> UInt64? { stream.flatMap { streams.digest(of: index, at: $0) } }

    /// The packet at hand as a relay; nil when its own author sent it, or when it is not known who did.
    var relay: Relay? {
        if !relayIsKnown {
            knownRelay = Relay(self)
            relayIsKnown = true
        }
        return knownRelay
    }

    /// The peer that receives the packet at hand: the capturing device for what it received, the link's peer for what it sent.
    var receiver: PeerID? {
        guard let arrival = inHand.arrival else { return nil }
        return switch arrival.direction {
        case .received: localPeers[arrival.adapter]
        case .sent: arrival.linkPeer
        default: nil
        }
    }

    /// The peer that sent it over its link: the other end for what was received, the capturing device otherwise.
    var transmitter: PeerID? {
        guard let arrival = inHand.arrival else { return nil }
        return switch arrival.direction {
        case .received: arrival.linkPeer
        case .sent: localPeers[arrival.adapter]
        default: nil
        }
    }
}
