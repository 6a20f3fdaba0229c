import BitchatFrame
import Capture
import Conformance
import MeshModel
import MeshSimulation
import WireFormat

/// Watches a run and writes down every breach of a law about frames.
///
/// Every frame goes through dissector, judge and rules twice, as a capture at its sender and as one at its receiver shows it.
final class LawKeeper: SimulationObserver {
    let seed: UInt64
    private(set) var breaches: [LawBreach] = []
    private(set) var oracle = RequestOracle()
    /// How often things happened that the laws allow, by name.
    private(set) var tally: [String: Int] = [:]
    private let nodes: [PeerID]
    private let profiles: [GateProfile.Name]
    private let forged: Set<UInt64>
    private let codec: MeshCodec
    private let views: [CaptureView]
    private var isInjected = false
    private var requests = AnsweredRequests()

    /// Watches two nodes on link 0, the first of them on link 1 too where there are two links; `forged` are the first halves of
    /// the IDs of packets that nobody may keep.
    init(
        seed: UInt64, nodes: [PeerID], profiles: [GateProfile.Name], links: Int, forged: Set<UInt64>, codec: MeshCodec
    ) {
        self.seed = seed
        self.nodes = nodes
        self.profiles = profiles
        self.forged = forged
        self.codec = codec
        views = profiles.map { _ in CaptureView(links: links) }
    }

    func observe(_ event: TraceEvent, frame: [UInt8]) {
        switch event.kind {
        case .injected: isInjected = true
        case .sent: sent(event, frame)
        case .judged: judged(event, frame)
        case .kept where forged.contains(event.frame): breach(.forged, event, "kept a packet that its author did not sign")
        default: break
        }
    }

    func breach(_ law: LawBreach.Law, _ event: TraceEvent?, _ details: String) {
        breaches.append(LawBreach(law: law, seed: seed, event: event, details: details))
    }

    func count(_ name: String) { tally[name, default: 0] += 1 }

    func close() { for view in views { view.close() } }

    private func sent(_ event: TraceEvent, _ frame: [UInt8]) {
        guard let link = event.link, let (decoded, contents) = codec.decode(frame, for: .ios) else {
            return breach(.rule, event, "sent what does not decode")
        }
        count("frames sent")
        oracle.sent(decoded, contents.payload, by: event.node, at: event.time)
        check(views[event.node].see(frame, on: link, .sent, at: event.time), event, isOurs: true)
    }

    private func judged(_ event: TraceEvent, _ frame: [UInt8]) {
        guard let link = event.link, let reason = event.reason else { return }
        let judged = views[event.node].see(frame, on: link, .received, at: event.time)
        check(judged, event, isOurs: !isInjected)
        if isInjected { count("injected: \(reason.name)") }
        isInjected = false
        if profiles[event.node] == .spec, let other = judged.first?.verdicts.first?.answer.reason, other != reason {
            breach(.parity, event, "the node says \(reason.name), a capture \(other.name)")
        }
        guard reason.accepts == true, let header = codec.decode(frame, for: .ios)?.frame.header else { return }
        checkSolicited(header, event, link)
        oracle.accepted(header, by: event.node, on: link)
    }

    /// An answer is accepted only from a peer that was asked.
    private func checkSolicited(_ header: FrameHeader, _ event: TraceEvent, _ link: Int) {
        let isIOS = profiles[event.node] == .ios
        let isLegacy = !isIOS && header.ttl == 0 && header.type != .requestSync
        guard header.flags.contains(.rsr) || isLegacy else { return }
        count("answers accepted")
        if !oracle.isSolicited(header, by: event.node, on: link, isIOS: isIOS, at: event.time) {
            breach(.unsolicited, event, "accepted an answer that nobody asked for")
        }
    }

    /// A frame of ours breaks no rule, and the specification's gate takes it.
    private func check(_ judged: [JudgedPacket], _ event: TraceEvent, isOurs: Bool) {
        if judged.isEmpty { breach(.rule, event, "a capture shows no packet") }
        for packet in judged {
            if isOurs { check(packet, event) }
            if packet.packet.reassembly == nil, isRequest(packet), packet.verdicts.first?.answer.accepts == true {
                requests.add(key(packet, event), at: event.time)
            }
        }
    }

    private func check(_ judged: JudgedPacket, _ event: TraceEvent) {
        for finding in judged.findings where finding.rule.severity == .error {
            breach(.rule, event, "\(finding.rule.id): \(finding.message)")
        }
        for finding in judged.findings where finding.rule.severity != .error { count("\(finding.rule.id)") }
        guard let answer = judged.verdicts.first?.answer, answer.accepts != true else { return }
        let isRebuilt = judged.packet.reassembly != nil
        switch answer.reason {
        case _ where isRebuilt && judged.packet.header?.sender == receiver(event): count("own frame in fragments")
        case .unsolicitedResponse where isRebuilt && judged.packet.header?.sender != transmitter(event):
            count("answer in fragments by another author")
        case .duplicate: count("duplicate")
        case .rateLimited where requests.isFull(key(judged, event), at: event.time): count("ninth request within 30 s")
        case .timestampSkew where isRebuilt && answer.skew ?? 0 > 119_999: count("rebuilt after two minutes")
        default: breach(.refusal, event, "\(answer.reason.name)\(isRebuilt ? " of a rebuilt frame" : "")")
        }
    }

    /// Whom the frame reaches: it puts no fragments of its own together (docs/protocol.md 3.6).
    private func receiver(_ event: TraceEvent) -> PeerID? {
        if event.kind == .judged { return nodes[event.node] }
        return event.link == 0 ? nodes[1 - event.node] : nil
    }

    /// Who sent the frame over its link.
    private func transmitter(_ event: TraceEvent) -> PeerID? {
        if event.kind == .sent { return nodes[event.node] }
        return event.link == 0 ? nodes[1 - event.node] : nil
    }

    private func isRequest(_ judged: JudgedPacket) -> Bool { judged.packet.header?.type == .requestSync }

    private func key(_ judged: JudgedPacket, _ event: TraceEvent) -> AnsweredRequests.Key {
        AnsweredRequests.Key(
            node: event.node, sentOver: event.kind == .sent ? event.link : nil,
            asker: judged.packet.header?.sender ?? .broadcast)
    }
}
