import BitchatFrame
import WireFormat

/// One notification stream, fed chunk by chunk (docs/protocol.md 1.5).
package enum StreamVectors: VectorKind {
    package static let name = "stream"
    package static let profiles = [VectorProfile.spec, .ios]
    package static let eventAnswers = ["frames", "dropped", "reset"]

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        var assembler = NotificationStreamAssembler()
        return try vector.onEvents { (event) throws(VectorError) in
            let now: Int64 = try event.integer("t")
            var collected = Collector()
            let outcome = try event.bytes("hex").withRawSpan { assembler.receive($0, at: now, &collected) }
            return [
                "frames": collected.frames.isEmpty ? nil : .array(collected.frames.map { .bytes($0) }),
                "dropped": collected.dropped.isEmpty ? nil : .bytes(collected.dropped),
                "reset": outcome.reset == nil ? nil : .bool(true),
            ]
        }
    }

    private struct Collector: FrameStreamSink {
        var frames: [[UInt8]] = []
        var dropped: [UInt8] = []

        mutating func frame(_ bytes: RawSpan) { frames.append(bytes.array) }
        mutating func dropped(_ bytes: RawSpan) { dropped.append(bytes.whole, of: bytes) }
    }
}
