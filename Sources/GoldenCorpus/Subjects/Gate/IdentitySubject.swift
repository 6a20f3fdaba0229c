import BitchatFrame
import CorpusFiles

/// Signatures and keys, which only Android checks in its gate; and frames that do not decode.
enum IdentitySubject: VectorSubject {
    static let file = "gate-memory"
    private static let rule = "protocol.md 6, 9.2, 13.5"
    private static let malformedRule = "specification: silent; protocol.md 5.2 row 1"

    static func vectors() -> [CorpusVector] { identities() + malformed() }

    private static func identities() -> [CorpusVector] {
        let message = CorpusPacket(.ada, .message), announce = CorpusPacket(.ada, .announce)
        let cases: [(String, CorpusPacket, String)] = [
            ("message-unsigned", message.with { $0.signer = nil }, "an unsigned message"),
            ("message-forged", message.with { $0.signer = .bo }, "a message signed with another key"),
            (
                "request-forged", CorpusPacket(.ada, .requestSync, ttl: 0).with { $0.signer = .bo },
                "a REQUEST_SYNC signed with another key"
            ),
            ("announce-unsigned", announce.with { $0.signer = nil }, "an unsigned announce"),
            ("announce-forged", announce.with { $0.signer = .bo }, "an announce not signed with the key inside"),
            (
                "announce-unbound", forged(CorpusPeer.bo.announcement(), by: .bo), "the id is not that of the Noise key"
            ),
            (
                "announce-key-change", forged(CorpusPeer.ada.announcement(signing: CorpusPeer.bo.signing), by: .bo),
                "another signing key than the known one"
            ),
            (
                "announce-signing-31", forged(CorpusPeer.ada.announcement(signing: Array(CorpusPeer.ada.signing.prefix(31)))),
                "a signing key of 31 bytes"
            ),
            (
                "announce-noise-31", forged(CorpusPeer.ada.announcement(noise: Array(CorpusPeer.ada.noise.prefix(31)))),
                "a Noise key of 31 bytes: no id follows from it"
            ),
            ("announce-garbage", forged([1, 5] + .text("ad")), "a payload cut in a field"),
        ]
        return cases.flatMap { name, packet, note in
            GateStory(
                "identity-\(name)", note + "; iOS and the specification look at this behind the gate", rule,
                [StoryEvent.frame(0, "L1", packet)]
            ).told()
        }
    }

    /// An announce of ada with this payload.
    private static func forged(_ payload: [UInt8], by signer: CorpusPeer = .ada) -> CorpusPacket {
        CorpusPacket(.ada, .announce, payload: payload).with { $0.signer = signer }
    }

    /// Only the specification's profile has a word for these.
    private static func malformed() -> [CorpusVector] {
        let good = CorpusPacket(.ada, .message, ttl: 0, rsr: true).bytes
        let cases: [(String, [UInt8], String)] = [
            ("empty", [], "no bytes at all"), ("short", Array(good.prefix(21)), "one byte less than the smallest frame"),
            ("version", [3] + good.dropFirst(), "version 3"), ("cut", good.dropLast(), "the signature lacks a byte"),
        ]
        return cases.flatMap { name, bytes, note in
            GateStory(
                "malformed-\(name)", note, malformedRule, [StoryEvent.request(0, .ada), StoryEvent.frame(1, "L1", bytes)]
            ).told(to: [.spec])
        }
    }
}
