import BitchatFrame
import CorpusFiles

/// Signatures and known keys at Android's validator, for every signed type.
enum GateKeySubject: VectorSubject {
    static let file = "gate-types"
    private static let rule = "protocol.md 3.0, 6, 9.2, 13.5"
    private static let types: Set<MessageType> = [.announce, .message, .leave, .requestSync, .fileTransfer, .voiceFrame]

    static func vectors() -> [CorpusVector] {
        TypeSample.all.filter { types.contains($0.type) }.flatMap { signatures($0) } + strangers() + changes()
    }

    private static func signatures(_ sample: TypeSample) -> [CorpusVector] {
        let packet = sample.packet()
        let forms: [(String, CorpusPeer?)] = [("good", .ada), ("forged", .bo), ("unsigned", nil)]
        return forms.flatMap { word, signer in
            GateStory(
                "key-\(sample.word)-\(word)", "\(sample.word), signature: \(word)", rule,
                [StoryEvent.frame(0, "L1", packet.with { $0.signer = signer })]
            ).told()
        }
    }

    /// One frame at a validator that knows these keys.
    private static func android(
        _ name: String, _ note: String, _ packet: CorpusPacket, known: [JSONValue], signature: String
    ) -> [CorpusVector] {
        var event = StoryEvent.event(0, "frame", ["hex": packet.bytes.hexValue])
        event["sig"] = .string(signature)
        let inputs: JSONObject = [
            "local": CorpusPeer.me.idValue, "known": .array(known), "events": .array([.object(event)]),
        ]
        return CorpusQuestion("gate-key-\(name)", "android_gate", note, rule, inputs).asked(of: [.android])
    }

    private static func strangers() -> [CorpusVector] {
        TypeSample.all.filter { types.contains($0.type) }.flatMap { sample in
            android(
                "\(sample.word)-stranger", "\(sample.word) of a peer whose keys are not known", sample.packet(), known: [],
                signature: sample.type == .announce ? "good" : "no-key")
        }
    }

    private static func changes() -> [CorpusVector] {
        let announce = CorpusPacket(.ada, .announce), ada = CorpusPeer.ada, bo = CorpusPeer.bo
        let cases: [(String, [UInt8]?, [UInt8]?, String)] = [
            ("same", ada.noise, ada.signing, "both keys as known"), ("noise-only", ada.noise, nil, "only the Noise key is known"),
            ("signing-only", nil, ada.signing, "only the signing key is known"),
            ("noise-other", bo.noise, ada.signing, "another Noise key is known"),
            ("signing-other", ada.noise, bo.signing, "another signing key is known"),
            ("both-other", bo.noise, bo.signing, "two other keys are known"),
        ]
        return cases.flatMap { name, noise, signing, note in
            let known: JSONObject = [
                "peer": ada.idValue, "signing": signing?.hexValue, "noise": noise?.hexValue,
            ]
            return android("announce-\(name)", "an announce: \(note)", announce, known: [.object(known)], signature: "good")
        }
    }
}
