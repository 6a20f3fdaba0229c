import WireFormat

/// One notification stream, fed chunk by chunk (docs/protocol.md 1.5).
package enum StreamVectors: VectorKind {
    package static let name = "stream"
    package static let profiles = [VectorProfile.spec, .ios]
    package static let eventAnswers = ["frames", "dropped", "reset"]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        var assembler = steps.stream()
        return try vector.onEvents { (event) throws(VectorError) in
            let now: Int64 = try event.integer("t")
            let answer = try event.bytes("hex").withRawSpan { assembler.receive($0, at: now) }
            return [
                "frames": answer.frames.isEmpty ? nil : .array(answer.frames.map { .bytes($0) }),
                "dropped": answer.dropped.isEmpty ? nil : .bytes(answer.dropped),
                "reset": answer.isReset ? .bool(true) : nil,
            ]
        }
    }
}
