import BitchatFrame

/// Whole frames of every message type, in every form.
enum TypeFrameSubject: VectorSubject {
    static let file = "frame-types"
    private static let rule = "protocol.md 2.1, 2.2, 2.7, 3.0"

    static func vectors() -> [CorpusVector] {
        TypeSample.all.flatMap { sample in
            forms(of: sample).flatMap { form, packet in
                let note = "type 0x\([sample.type.rawValue].digits), \(form)"
                return FrameQuestion.both("type-\(sample.word)-\(form)", note, rule, packet.bytes)
            }
        }
    }

    private static func forms(of sample: TypeSample) -> [(String, CorpusPacket)] {
        let plain = sample.packet().with { $0.signer = nil }
        return [
            ("plain", plain), ("signed", plain.with { $0.signer = .ada }),
            ("broadcast", plain.with { $0.contents.recipient = PeerID.broadcast.bytes }),
            ("answer", sample.packet(age: 600_000, ttl: 0, rsr: true)), ("full-v1", sample.full(version: 1)),
            ("full-v2", sample.full(version: 2)),
        ]
    }
}
