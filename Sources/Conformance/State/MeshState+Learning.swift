import BitchatFrame
import BitchatPayload
import Dissection
import LinkLayers
import MeshModel
import WireFormat

extension MeshState {
    /// The most adapters whose own peer ID is remembered.
    private static let adapters = 256

    /// Learns from a packet once every rule has seen it; `payload` is its inflated payload.
    ///
    /// Sightings and streams serve rules alone, and are learned where these have met the packet.
    func learn(_ packet: borrowing DissectedPacket, _ payload: RawSpan) {
        guard inHand.isRemembered, let header = inHand.header, let arrival = inHand.arrival else { return }
        if header.type == .announce || header.type == .requestSync { learn(from: packet, header, arrival, payload) }
        if let sighting, !inHand.facts.contains(.rebuilt) { learnSighting(header, arrival, sighting) }
        if let stream, let fragment = inHand.fragment { learnFragment(fragment, header, arrival, payload, stream) }
    }

    /// Learns from an announce or a request.
    private func learn(
        from packet: borrowing DissectedPacket, _ header: FrameHeader, _ arrival: PacketInHand.Arrival, _ payload: RawSpan
    ) {
        if claims != nil, let signature, let whole = packet.frame { signatures.learn(whole, claim: claims?.android, signature) }
        learnLocal(header, arrival)
        if inHand.facts.contains(.request) { learnRequest(packet, header, arrival, payload) }
    }

    /// A link ended: what went over it is forgotten.
    func close(_ link: Link) { requests.close(link.id) }

    /// The capturing device's own ID, from what only it can have sent: a full-ttl announce, or a request.
    private func learnLocal(_ header: FrameHeader, _ arrival: PacketInHand.Arrival) {
        let type = header.type.rawValue
        let isOwnAnnounce = type == MessageType.announce.rawValue && header.ttl == ProtocolLimits.originTTL
        guard isOwnAnnounce || type == MessageType.requestSync.rawValue, arrival.direction == .sent,
            localPeers[arrival.adapter] == nil, localPeers.count < Self.adapters
        else { return }
        localPeers[arrival.adapter] = header.sender
    }

    private func learnRequest(
        _ packet: borrowing DissectedPacket, _ header: FrameHeader, _ arrival: PacketInHand.Arrival, _ payload: RawSpan
    ) {
        guard case .requestSync(let request) = packet.payload, let now else { return }
        let streams = request.fragmentFilter(payload)
        let entry = RequestLog.Entry(
            time: now, record: arrival.record, sender: header.sender, recipient: inHand.recipient,
            timestamp: header.timestamp, types: request.wantedTypes, since: request.since,
            streams: streams?.isIgnored == false ? streams?.ids : nil, filter: request.set(payload), ttl: header.ttl,
            signature: signature)
        requests.insert(entry, on: arrival.link, fromOtherEnd: arrival.direction == .received)
    }

    private func learnSighting(_ header: FrameHeader, _ arrival: PacketInHand.Arrival, _ place: SightingLog.Place) {
        sightings.insert(
            SightingLog.Sighting(
                record: arrival.record, time: now ?? 0, link: arrival.link, adapter: arrival.adapter,
                direction: arrival.direction, ttl: header.ttl, flags: header.flags), at: place)
    }

    private func learnFragment(
        _ fragment: FragmentPayload, _ header: FrameHeader, _ arrival: PacketInHand.Arrival, _ payload: RawSpan,
        _ place: StreamLog.Place
    ) {
        streams.insert(
            fragment, digest: streams.digest(of: fragment, in: payload), header, recipient: inHand.recipient,
            record: arrival.record, now: now ?? 0, link: arrival.link, at: place)
    }
}
