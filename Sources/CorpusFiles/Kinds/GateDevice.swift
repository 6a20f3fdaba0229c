import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// A device of a gate vector: its gate, its links by name, and what receives admitted fragments.
struct GateDevice {
    private var gate: SecurityGate
    private var receiver: FragmentReceiver
    private var links: [String: Int] = [:]
    private let codec = FrameCodec(.ios)
    private let hasher = SHA256Hasher()

    /// Makes a device that has seen nothing.
    init(_ profile: GateProfile, local: PeerID) {
        gate = SecurityGate(profile: profile, local: local)
        receiver = FragmentReceiver(profile.name)
    }

    /// The answer to one event.
    mutating func answer(_ event: VectorFields) throws(VectorError) -> JSONObject {
        let now: Int64 = try event.integer("t")
        switch try event.text("do") {
        case "frame":
            let link = event.has("link") ? number(ofLink: try event.text("link")) : nil
            return ["want": .object(try event.bytes("hex").withRawSpan { receive($0, on: link, now: now) })]
        case "request": try gate.requests.register(event, now: now)
        case "cleanup": return ["want": .integer(gate.requests.cleanup(now: now))]
        case "bind": gate.links.bind(number(ofLink: try event.text("link")), to: try event.peer("peer"))
        case "unbind": gate.links.unbind(number(ofLink: try event.text("link")))
        default:
            if let answer = try gate.answers.answer(event) { return answer }
            return ["want": try ReassemblerEvents.answer(event, &receiver.assembler)]
        }
        return [:]
    }

    private mutating func number(ofLink name: String) -> Int {
        let number = links[name] ?? links.count
        links[name] = number
        return number
    }

    /// The verdict on a frame, and what its fragment brings about.
    private mutating func receive(_ bytes: RawSpan, on link: Int?, now: Int64) -> JSONObject {
        let profile = gate.profile.name
        guard let frame = try? codec.frame(bytes), let payload = try? codec.withPayload(of: frame, in: bytes, { $0.array })
        else { return ["v": .string("malformed")] }
        let arrival = payload.withRawSpan {
            GateArrival(frame.header, payload: $0, link: link, signature: .notChecked, for: profile, hasher)
        }
        let verdict = profile == .spec ? gate.judge(arrival, now: now) : gate.admit(arrival, now: now)
        var answer = GateWords.answer(verdict, frame.header, gate.profile)
        guard verdict.accepts == true, profile == .ios, frame.header.type == .fragment else { return answer }
        let happened = payload.withRawSpan { receiver.receive(frame, $0, $0.whole, gate: gate, now: now) }
        answer["frag"] = .array(happened.map { steps($0) } ?? [])
        return answer
    }

    /// What a fragment brought about: kept for sync, joined, and the rebuilt frame's verdict.
    private func steps(_ happened: FragmentReception) -> [JSONValue] {
        var steps: [JSONValue] = happened.isArchived ? [.object(["n": .string("tracked")])] : []
        guard let outcome = happened.outcome, var append = FragmentWords.ios(outcome) else { return steps }
        append["n"] = .string("append")
        steps.append(.object(append))
        if case .complete(let packet) = outcome, let inner = happened.inner, let verdict = inner.verdict {
            steps.append(.object(step(packet, inner.frame, verdict)))
        }
        return steps
    }

    private func step(_ packet: AssembledPacket, _ frame: Frame, _ verdict: GateVerdict) -> JSONObject {
        guard verdict.accepts == true else {
            var answer = GateWords.answer(verdict, frame.header, gate.profile)
            answer["n"] = .string("innerReject")
            return answer
        }
        let payload = packet.bytes.withRawSpan { bytes in try? codec.withPayload(of: frame, in: bytes) { $0.array } }
        return [
            "n": .string("inner"),
            "from": verdict.source.map { .string($0.description) },
            "type": .integer(frame.header.type.rawValue),
            "sender": .string(frame.header.sender.description),
            "ts": .decimal(frame.header.timestamp),
            "payload": payload.map { .bytes($0) },
            "rsr": .bool(frame.header.flags.contains(.rsr)),
            "ttl": .integer(frame.header.ttl),
        ]
    }
}
