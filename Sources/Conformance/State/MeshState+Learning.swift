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
    func learn(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan) {
        guard let header = packet.header, let whole = packet.frame, let context = packet.context else { return }
        if let signature, packet.payloadRange != nil { signatures.learn(whole, claim: claims?.android, signature) }
        learnLocal(header, context)
        learnRequest(packet, header, context, payload)
        if packet.reassembly == nil, let sighting { learnSighting(header, context, sighting) }
        if let stream, case .fragment(let fragment) = packet.payload {
            learnFragment(fragment, header, whole, context, payload, stream)
        }
    }

    /// A link ended: what went over it is forgotten.
    func close(_ link: Link) { requests.close(link.id) }

    /// The capturing device's own ID, from what only it can have sent: a full-ttl announce, or a request.
    private func learnLocal(_ header: FrameHeader, _ context: PacketContext) {
        let adapter = context.record.adapter
        guard context.direction == .sent, localPeers[adapter] == nil, localPeers.count < Self.adapters else { return }
        let isOwnAnnounce = header.type == .announce && header.ttl == ProtocolLimits.originTTL
        if isOwnAnnounce || header.type == .requestSync { localPeers[adapter] = header.sender }
    }

    private func learnRequest(_ packet: DissectedPacket, _ header: FrameHeader, _ context: PacketContext, _ payload: RawSpan) {
        guard case .requestSync(let request) = packet.payload, let now else { return }
        let streams = request.fragmentFilter(payload)
        let entry = RequestLog.Entry(
            time: now, record: context.record.number, sender: header.sender, recipient: packet.frame?.recipient,
            timestamp: header.timestamp, types: request.wantedTypes, since: request.since,
            streams: streams?.isIgnored == false ? streams?.ids : nil, filter: request.set(payload), ttl: header.ttl,
            signature: signature)
        requests.insert(entry, on: context.link.id, fromOtherEnd: context.direction == .received)
    }

    private func learnSighting(_ header: FrameHeader, _ context: PacketContext, _ place: SightingLog.Place) {
        sightings.insert(
            SightingLog.Sighting(
                record: context.record.number, time: now ?? 0, link: context.link.id, adapter: context.record.adapter,
                direction: context.direction, ttl: header.ttl, flags: header.flags), at: place)
    }

    private func learnFragment(
        _ fragment: FragmentPayload, _ header: FrameHeader, _ frame: Frame, _ context: PacketContext, _ payload: RawSpan,
        _ place: StreamLog.Place
    ) {
        streams.insert(
            fragment, digest: streams.digest(of: fragment, in: payload), header, recipient: frame.recipient,
            record: context.record.number, now: now ?? 0, link: context.link.id, at: place)
    }
}
