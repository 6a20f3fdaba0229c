import BitchatFrame
import Hashes
import MeshModel
import WireFormat

/// A device of a gate vector: its gate, its links by name, and what receives admitted fragments.
struct GateDevice {
    private var gate: any GateSteps
    private var receiver: FragmentReceiver
    private var links: [String: Int] = [:]
    private let codec: FrameCodec
    private let signatures = Signatures()
    private let profile: GateProfile
    private let hasher = SHA256Hasher()

    /// Makes a device that has seen nothing.
    init(_ profile: GateProfile.Name, local: PeerID, _ steps: VectorSteps) {
        gate = steps.gate(profile, local)
        self.profile = gate.gate.profile
        receiver = FragmentReceiver(profile)
        codec = FrameCodec(.ios, steps.frame)
    }

    /// The answer to one event.
    mutating func answer(_ event: VectorFields) throws(VectorError) -> JSONObject {
        let now: Int64 = try event.integer("t")
        switch try event.text("do") {
        case "frame":
            let link = event.has("link") ? number(ofLink: try event.text("link")) : nil
            return ["want": .object(try event.bytes("hex").withRawSpan { receive($0, on: link, now: now) })]
        case "request": try gate.register(event, now: now)
        case "cleanup": return ["want": .integer(gate.cleanup(now: now))]
        case "bind": gate.gate.links.bind(number(ofLink: try event.text("link")), to: try event.peer("peer"))
        case "unbind": gate.gate.links.unbind(number(ofLink: try event.text("link")))
        default:
            if let answer = try gate.gate.answers.answer(event) { return answer }
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
        guard let frame = try? codec.frame(bytes), let payload = try? codec.withPayload(of: frame, in: bytes, { $0.array })
        else { return ["v": .string("malformed")] }
        let arrival = payload.withRawSpan { payload in
            GateArrival(
                frame.header, payload: payload, link: link, signature: signature(of: frame, bytes, payload), for: profile.name,
                hasher)
        }
        let verdict = gate.judge(arrival, now: now)
        var answer = GateWords.answer(verdict, frame.header, profile)
        guard verdict.accepts == true, profile.name == .ios, frame.header.type == .fragment else { return answer }
        let happened = payload.withRawSpan { receiver.receive(frame, $0, $0.whole, gate: gate.gate, now: now) }
        answer["frag"] = .array(happened.map { steps($0, from: frame.header.sender, now: now) } ?? [])
        return answer
    }

    /// What is known about the signature: only that of an announce could be asked for at ingress.
    private func signature(of frame: Frame, _ bytes: RawSpan, _ payload: RawSpan) -> SignatureState {
        guard profile.name == .ios, frame.header.type == .announce else { return .notChecked }
        return signatures.check(frame, in: bytes, payload: payload).state(for: .ios)
    }

    /// What a fragment by `author` brought about: kept for sync, joined, and the rebuilt frame's verdict.
    private mutating func steps(_ happened: FragmentReception, from author: PeerID, now: Int64) -> [JSONValue] {
        var steps: [JSONValue] = happened.isArchived ? [.object(["n": .string("tracked")])] : []
        guard let outcome = happened.outcome, var append = FragmentWords.ios(outcome) else { return steps }
        append["n"] = .string("append")
        steps.append(.object(append))
        if case .complete(let packet) = outcome, let frame = happened.inner?.frame {
            var verdict = gate.judgeRebuilt(GateArrival(header: frame.header), from: author, of: packet.tags.count, now: now)
            verdict.source = author
            steps.append(.object(step(packet, frame, verdict)))
        }
        return steps
    }

    private func step(_ packet: AssembledPacket, _ frame: Frame, _ verdict: GateVerdict) -> JSONObject {
        guard verdict.accepts == true else {
            var answer = GateWords.answer(verdict, frame.header, profile)
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
