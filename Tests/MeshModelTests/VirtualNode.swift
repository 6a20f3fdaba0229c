import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import Testing
import WireFormat

/// A device made of the types of this module, on one link to one peer.
struct VirtualNode {
    let id: PeerID
    let peer: PeerID
    var gate: SecurityGate
    var gossip = GossipSyncManager()
    var receiver = FragmentReceiver(.ios)
    /// The frames that came in and were refused, by reason.
    var refusals: [VerdictReason: Int] = [:]
    /// The frames rebuilt from fragments and accepted.
    var rebuilt: [FrameHeader] = []
    private let hasher = SHA256Hasher()
    private let encoder = FrameEncoder(.ios)
    private let inflater = FrameInflater()

    init(_ id: UInt64, peer: UInt64, _ profile: GateProfile) {
        self.id = PeerID(value: id)
        self.peer = PeerID(value: peer)
        gate = SecurityGate(profile: profile, local: PeerID(value: id))
        gate.links.bind(1, to: PeerID(value: peer))
    }

    /// The frames of the requests that are due.
    mutating func tick(now: Int64) -> [[UInt8]] {
        encode(gossip.tick(now: now, connected: [peer], registering: &gate.requests), now)
    }

    /// The frames of the requests for stalled streams, after the expired ones are gone.
    mutating func maintain(now: Int64) -> [[UInt8]] {
        receiver.assembler.expire(now: now)
        let stalled = receiver.assembler.stalled(now: now)
        return encode(
            gossip.targetedRequests(for: stalled, now: now, connected: [peer], registering: &gate.requests), now)
    }

    /// Takes one frame from the link and returns the frames sent back.
    mutating func receive(_ bytes: [UInt8], now: Int64) throws -> [[UInt8]] {
        let frame = try FrameDecoder(limits: .ios).frame(bytes.span.bytes, ByteRange(0, bytes.count))
        let contents = try FrameContents(frame, in: bytes.span.bytes, inflater: inflater, limits: .ios)
        let arrival = GateArrival(
            frame.header, payload: contents.payload.span.bytes, link: 1, signature: .notChecked, for: gate.profile.name, hasher)
        let verdict = gate.judge(arrival, now: now)
        guard verdict.accepts == true else {
            refusals[verdict.reason, default: 0] += 1
            return []
        }
        return try handle(frame, contents, now: now)
    }

    private mutating func handle(_ frame: Frame, _ contents: FrameContents, now: Int64) throws -> [[UInt8]] {
        let payload = contents.payload
        let whole = ByteRange(0, payload.count)
        if frame.header.type == .requestSync {
            let question = try SyncQuestion(decoding: payload.span.bytes, whole, rules: .ios)
            return gossip.answer(question, now: now).compactMap { encoder.encode($0) }
        }
        if let packet = SyncPacket(contents, hasher) { gossip.see(packet, now: now) }
        if frame.header.type == .fragment {
            let reception = receiver.receive(frame, payload.span.bytes, whole, gate: gate, now: now)
            if let inner = reception?.inner, inner.verdict?.accepts == true { rebuilt.append(inner.frame.header) }
        }
        return []
    }

    private func encode(_ requests: [SyncRequest], _ now: Int64) -> [[UInt8]] {
        requests.compactMap { encoder.encode($0.contents(from: id, now: now)) }
    }
}
