import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

/// What a node sends of itself.
extension SimulatedNode {
    /// A public packet of its own, signed, kept for sync, and sent over every link, or as many as the app chooses.
    ///
    /// Android addresses messages and files to eight FF bytes (docs/protocol.md 3.2).
    mutating func publish(
        _ type: MessageType, _ payload: [UInt8], _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput
    ) {
        let isAddressed = settings.profile == .android && (type == .message || type == .fileTransfer)
        let unsigned = FrameContents(
            type: type, timestamp: UInt64(clamping: now), sender: identity.id.bytes,
            recipient: isAddressed ? PeerID.broadcast.bytes : nil, payload: payload)
        let contents = identity.signed(unsigned, codec.encoder(for: settings.profile))
        keep(SyncPacket(contents, codec.hasher), now: now, &output)
        let way = settings.profile == .android ? links : RelayRules.fanOut(type, over: links, seed: contents.timestamp)
        send(contents, over: way, codec, now: now, purpose: .origin, &output)
    }

    /// Its announce; says how long the node waits until the next one.
    mutating func announce(_ codec: MeshCodec, now: Int64, _ output: inout NodeOutput) -> Int64 {
        publish(.announce, identity.announcement(neighbours: connected), codec, now: now, &output)
        if connected.isEmpty { return settings.isolatedAnnounce }
        return settings.connectedAnnounce + random.number(in: -settings.announceSpread...settings.announceSpread)
    }

    /// The periodic requests, one of each due round to each connected peer; without a peer there is nobody to ask.
    ///
    /// The app would ask by broadcast then, which opens no window for the answers (docs/protocol.md 5.1).
    mutating func tick(_ codec: MeshCodec, now: Int64, _ output: inout NodeOutput) {
        for peer in gossip.sweep(now: now) {
            greeted.remove(peer)
            output.note(.forgot, of: peer.value)
        }
        gate.answers.prune(now: now)
        gate.prefixes.cleanup(now: now)
        guard now >= silence, !connected.isEmpty || !gossip.rules.asksEachPeer else { return }
        ask(gossip.tick(now: now, connected: connected, registering: &gate.requests), codec, now: now, &output)
    }

    /// The requests for streams that stall, after those too old to be finished are gone (docs/protocol.md 4.6).
    mutating func upkeep(_ codec: MeshCodec, now: Int64, _ output: inout NodeOutput) {
        receiver.assembler.expire(now: now)
        guard now >= silence, !connected.isEmpty else { return }
        let stalled = receiver.assembler.stalled(now: now)
        ask(
            gossip.targetedRequests(for: stalled, now: now, connected: connected, registering: &gate.requests), codec, now: now,
            &output)
    }

    /// The request for everything that a new peer gets.
    mutating func greet(_ peer: PeerID, _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput) {
        guard now >= silence, gate.links.isBound(peer) else { return }
        ask([gossip.initialRequest(to: peer, now: now, registering: &gate.requests)], codec, now: now, &output)
    }

    private mutating func ask(_ requests: [SyncRequest], _ codec: MeshCodec, now: Int64, _ output: inout NodeOutput) {
        for request in requests {
            let contents = identity.signed(
                request.contents(from: identity.id, now: now), codec.encoder(for: settings.profile))
            send(
                contents, over: request.recipient.map { gate.links.links(of: $0) } ?? links, codec, now: now, purpose: .request,
                &output)
        }
    }

    /// Encodes a packet and sends it over `links`, in fragments where it is too long for one of them.
    ///
    /// A node keeps the broadcast fragments of what it publishes, so that they can be asked for (docs/protocol.md 3.6, 4.6).
    mutating func send(
        _ contents: FrameContents, over links: [Int], _ codec: MeshCodec, now: Int64, delay: Int64 = 0, purpose: FramePurpose,
        _ output: inout NodeOutput
    ) {
        let encoder = codec.encoder(for: settings.profile)
        guard !links.isEmpty, let frame = encoder.encode(contents) else { return }
        let shared = SharedFrame(frame)
        if contents.sender == identity.id.bytes {
            shared.packet.reading(for: settings.profile, codec)?.vouch(identity.keys.signing)
        }
        if send(shared, over: links, delay: delay, purpose: purpose, &output) { return }
        cut(contents, shared, over: links, codec, now: now, delay: delay, purpose: purpose, &output)
    }

    /// Sends a packet, of which `frame` is the frame, in fragments over `links`.
    mutating func cut(
        _ contents: FrameContents, _ frame: SharedFrame, over links: [Int], _ codec: MeshCodec, now: Int64, delay: Int64 = 0,
        purpose: FramePurpose, _ output: inout NodeOutput
    ) {
        let encoder = codec.encoder(for: settings.profile)
        let train = FrameSplitter(limit: limit).fragments(of: contents, frame: frame.bytes, stream: random.next())
        let isOwn = contents.sender == identity.id.bytes && !contents.isSyncResponse
        if isOwn { for fragment in train { keep(SyncPacket(fragment, codec.hasher), now: now, &output) } }
        let gap = contents.recipient == nil ? settings.broadcastGap : settings.directedGap
        for (index, bytes) in train.compactMap({ encoder.encode($0) }).enumerated() {
            output.departures.append(
                NodeOutput.Departure(
                    frame: SharedFrame(bytes), links: links, delay: delay + Int64(index) * gap, purpose: purpose))
        }
    }

    /// Sends a frame as it is over `links`; says whether they take it whole.
    mutating func send(
        _ frame: SharedFrame, over links: [Int], delay: Int64 = 0, purpose: FramePurpose, _ output: inout NodeOutput
    ) -> Bool {
        guard FrameSplitter(limit: limit).passes(frame.bytes) else { return false }
        guard !links.isEmpty else { return true }
        output.departures.append(NodeOutput.Departure(frame: frame, links: links, delay: delay, purpose: purpose))
        return true
    }
}
