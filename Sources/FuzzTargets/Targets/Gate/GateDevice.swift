import BitchatFrame
import MeshModel

/// The gate of one profile and the table that says what it must answer.
struct GateDevice {
    /// Whose rules.
    let profile: GateProfile.Name
    /// The table.
    var table: GateRuleTable
    private let subject: GateSubject
    private var bench: GateBench

    /// Makes a device that has seen nothing.
    init(_ profile: GateProfile.Name, _ subject: GateSubject) {
        self.profile = profile
        self.subject = subject
        bench = GateBench(subject.profile(profile), local: StateCast.peers[0], memory: GateBench.memory)
        table = GateRuleTable(profile, local: StateCast.peers[0], memory: GateBench.memory)
    }

    /// Forgets everything.
    mutating func begin() {
        bench = GateBench(subject.profile(profile), local: StateCast.peers[0], memory: GateBench.memory)
        table.clear()
    }

    /// Judges a frame by gate and table; nil when it does not decode.
    mutating func compare(_ frame: GateFrame, now: Int64, _ report: inout FuzzReport) -> VerdictReason? {
        guard let (frame, arrival, rebuilt) = frame.side(profile).map({ ($0.table, $0.gate, frame.rebuilt) }) else { return nil }
        let peer = table.attributed(frame)
        let verdict: GateVerdict, expected: VerdictReason
        if let (outer, count) = rebuilt {
            verdict = subject.judgeRebuilt(&bench, arrival, outer, count, now)
            expected = table.judgeRebuilt(frame, outer: outer, count: count, now: now)
        } else {
            verdict = subject.judge(&bench, arrival, now)
            expected = table.judge(frame, now: now)
        }
        noteOutcome(verdict.reason, frame.header.type, &report)
        if verdict.reason != expected {
            let law = GateLaws.broken(expected, verdict, isFromAnother: frame.link != nil && verdict.judged != peer)
            report.violated(law, message(expected, verdict.reason, frame, now))
        }
        return verdict.reason
    }

    /// A request to one peer is sent.
    mutating func ask(_ peer: PeerID, now: Int64) {
        subject.request(&bench, peer, now)
        table.ask(peer, now: now)
    }

    /// A request to everybody is sent.
    mutating func askEverybody(now: Int64, _ report: inout FuzzReport) {
        subject.broadcast(&bench, now)
        let (pending, expected) = (bench.gate.requests.count, table.requests.count)
        report.require(pending == expected, GateLaws.broadcast, "\(profile.rawValue): \(pending) windows instead of \(expected)")
    }

    /// Old requests are forgotten.
    mutating func cleanup(now: Int64, _ report: inout FuzzReport) {
        let left = subject.cleanup(&bench, now), expected = table.cleanup(now: now)
        report.require(
            left == expected, GateLaws.cleanup, "\(profile.rawValue): \(left) requests instead of \(expected) are left")
    }

    /// Old memories are looked for.
    mutating func sweep(now: Int64) {
        subject.sweep(&bench, now)
        table.sweep(now: now)
    }

    /// A link is bound to a peer, or lost.
    mutating func bind(_ link: Int, to peer: PeerID?) {
        if let peer {
            bench.gate.links.bind(link, to: peer)
            table.bind(link, to: peer)
        } else {
            bench.gate.links.unbind(link)
            table.lose(link)
        }
    }

    /// Keys of a peer become known.
    mutating func learn(_ keys: PeerKeys, of peer: PeerID) {
        bench.gate.keys.pin(keys, for: peer)
        table.learn(keys, of: peer)
    }

    /// Holds the bounds of the gate's memories.
    func checkMemory(_ report: inout FuzzReport) {
        let frames = bench.gate.repeats.counts, prefixes = bench.gate.prefixes.count
        let links = bench.gate.links.count, requests = bench.gate.requests.count
        report.require(
            max(frames.ingress, frames.handled, prefixes) <= GateBench.memory && links <= GateCast.links
                && requests <= StateCast.peers.count,
            GateLaws.memory, "\(frames) frames, \(prefixes) prefixes, \(links) links, \(requests) requests")
    }

    private func noteOutcome(_ reason: VerdictReason, _ type: MessageType, _ report: inout FuzzReport) {
        let place = Int(reason.rawValue) * 3 + Int(GateLaws.index(of: profile))
        report.reached(place)
        report.reached(64 + Int(type.rawValue & 0x3F) * 60 + place)
    }

    private func message(_ expected: VerdictReason, _ got: VerdictReason, _ frame: GateCase, _ now: Int64) -> String {
        let header = frame.header
        return
            "\(profile.rawValue): \(got.name) instead of \(expected.name) for type \(header.type.rawValue), ttl \(header.ttl), "
            + "flags \(header.flags.rawValue), from \(header.sender), link \(frame.link.map { "\($0)" } ?? "unknown"), "
            + "time \(header.timestamp), clock \(now)"
    }
}
