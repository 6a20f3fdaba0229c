import BitchatFrame
import MeshModel
import WireFormat

/// One reassembler, fed piece by piece (docs/protocol.md 3.6 and 4.6).
package enum FragmentsVectors: VectorKind {
    package static let name = "fragments"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        vector.profile == .android ? try android(vector, by: steps) : try ios(vector, by: steps)
    }

    private static func ios(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let cap: Int? = vector.fields.has("cap") ? try vector.fields.integer("cap") : nil
        var assembler = steps.assembler(vector.profile, cap)
        return try vector.onEvents { (event) throws(VectorError) in
            guard try event.text("do") == "piece" else { return ["want": try ReassemblerEvents.answer(event, &assembler)] }
            let sender = try event.peer("sender")
            let outcome = try FragmentInput(event).add(to: &assembler, sender: sender, now: try event.integer("t"))
            guard let outcome, var want = FragmentWords.ios(outcome) else { return ["want": .null] }
            if case .complete(let packet) = outcome { want["data"] = .bytes(packet.bytes) }
            return ["want": .object(want)]
        }
    }

    private static func android(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let frames = steps.frame, codec = FrameCodec(.android, frames)
        var assembler = steps.assembler(.android, nil)
        return try vector.onEvents { (event) throws(VectorError) in
            let now: Int64 = try event.integer("t")
            var want: JSONObject
            if try event.text("do") == "expire" {
                want = ["removed": .integer(assembler.expire(at: now))]
            } else {
                let sender = try event.peer("sender")
                let outcome = try FragmentInput(event).add(to: &assembler, sender: sender, now: now) { bytes in
                    (try? FrameCodec(.android, frames).contents(bytes)) != nil
                }
                want = Self.android(outcome, codec)
            }
            want["sets"] = .integer(assembler.count)
            want["bytes"] = .integer(assembler.byteCount)
            return ["want": .object(want)]
        }
    }

    /// What Android makes of a fragment; the rebuilt frame is handed on with ttl 0.
    private static func android(_ outcome: FragmentOutcome?, _ codec: FrameCodec) -> JSONObject {
        switch outcome {
        case nil: return ["r": .string("refused"), "why": .string("short")]
        case .stored: return ["r": .string("stored")]
        case .unreadable: return ["r": .string("stored"), "why": .string("no-frame")]
        case .oversized: return ["r": .string("dropped"), "why": .string("size-limit")]
        case .dropped(let refusal): return ["r": .string("dropped"), "why": .string(FragmentWords.word(for: refusal))]
        case .refused(let refusal): return ["r": .string("refused"), "why": .string(FragmentWords.word(for: refusal))]
        case .complete(let packet):
            var contents = packet.bytes.withRawSpan { try? codec.contents($0) }
            contents?.ttl = 0
            return ["r": .string("complete"), "frame": contents.map { .object(codec.fields(of: $0)) }]
        }
    }
}
