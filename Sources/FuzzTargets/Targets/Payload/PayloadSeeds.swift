import BitchatFrame
import BitchatPayload
import PacketGenerators

/// Payloads to begin with: one of every message type, every kind of Noise plaintext, and values at their caps.
enum PayloadSeeds {
    /// All of them.
    static var all: [Seed] { types + plaintexts + edges }

    private static var types: [Seed] {
        SeedPackets.all().map { Seed($0.name, [$0.frame.contents.type.rawValue] + $0.frame.contents.payload) }
            + [Seed("announce-android", [1] + PacketFactory(.android).announce(by: .ada, at: 0).contents.payload)]
            + [Seed("unknown", [0x2A, 1, 2, 3])]
    }

    private static var plaintexts: [Seed] {
        let key = [UInt8](repeating: 7, count: 32), signature = [UInt8](repeating: 9, count: 64)
        let member = key + key + [3, 0x61, 0x64, 0x61]
        let group = GroupStatePayload.encode(
            groupID: Array(key.prefix(16)), name: [0x67], key: key, epoch: 2, roster: [1] + member, creator: key,
            signature: signature)
        let vouch = SimpleTLV.written([(1, key), (2, key), (3, Naive.bytes(5, 8)), (4, signature)], wide: false)
        return [
            plaintext("private-message", 0x01, PrivateMessagePayload.encode(messageID: [0x6D], content: [0x68, 0x69])),
            plaintext("receipt", 0x02, [0x6D]), plaintext("group-invite", 0x06, group),
            plaintext("voice", 0x08, VoiceFramePayload.encodeStart(burst: 1)),
            plaintext("verify-challenge", 0x10, VerifyChallengePayload.encode(noiseKey: [0x61, 0x62], nonce: [1, 2])),
            plaintext("verify-response", 0x11, SimpleTLV.written([(1, [0x61]), (2, [1]), (3, signature)], wide: false)),
            plaintext("vouch", 0x12, VouchPayload.encode([vouch])),
            plaintext("private-file", 0x20, file),
            plaintext("peer-state", 0x21, PeerStatePayload.encode(capabilities: Capabilities(rawValue: 0x0329), signingKey: key)),
        ]
    }

    private static var edges: [Seed] {
        let announce = Array(PacketFactory(.ios).announce(by: .ada, at: 0).contents.payload)
        let time = Naive.bytes(SeedPackets.time, 8)
        let envelope = SimpleTLV.written([(1, [UInt8](repeating: 1, count: 16)), (2, time)], wide: true)
        return [
            Seed("announce-cell-12", [1] + announce + [6, 12] + Array("u4pruydqqvj8".utf8)),
            Seed("announce-eleven-neighbours", [1] + announce + [4, 88] + [UInt8](repeating: 5, count: 88)),
            Seed("announce-bad-name", [1] + announce + [1, 1, 0xFF]), Seed("announce-leftover", [1] + announce + [9]),
            Seed("fragment-last", [0x20] + time + [0x27, 0x0F, 0x27, 0x10, 2, 1]),
            Seed("fragment-256", [0x20] + time + [0, 0, 1, 0, 2, 1]), Seed("fragment-empty", [0x20] + time + [0, 0, 0, 1, 2]),
            Seed("voice-start", [0x29] + VoiceFramePayload.encodeStart(burst: 1)),
            Seed("voice-end", [0x29] + VoiceFramePayload.encodeEnd(burst: 1, sequence: 2, dataPackets: 1, duration: 60)),
            Seed(
                "voice-eight",
                [0x29] + VoiceFramePayload.encode(burst: 1, sequence: 1, frames: [[UInt8]](repeating: [1], count: 8))),
            Seed("file-legacy", [0x22, 4, 0, 3, 0x61, 0x62, 0x63, 2, 0, 8, 0, 0, 0, 0, 0, 0, 0, 3]),
            Seed("courier-over-cap", [4] + envelope + SimpleTLV.written(3, [UInt8](repeating: 3, count: 16_385), wide: true)),
            Seed("message-mark", [2, 0xEF, 0xBB, 0xBF, 0x62, 0x6F]),
            Seed(
                "voice-nine",
                [0x29] + VoiceFramePayload.encode(burst: 1, sequence: 1, frames: [[UInt8]](repeating: [1], count: 9))),
            board(life: 0), board(life: 604_800_000), board(life: 604_800_001),
        ]
    }

    /// A post that lives for so many milliseconds.
    private static func board(life: UInt64) -> Seed {
        let key = [UInt8](repeating: 7, count: 32)
        let payload = BoardPostPayload.encodePost(
            postID: Array(key.prefix(16)), geohash: [], content: [0x61], authorKey: key, nickname: [], created: SeedPackets.time,
            expires: SeedPackets.time + life, flags: 1, signature: key + key)
        return Seed("board-life-\(life)", [0x23] + payload)
    }

    private static var file: [UInt8] {
        FileTransferPayload.encode(name: [0x61], size: 3, mimeType: Array("text/plain".utf8), content: [1, 2, 3])
    }

    private static func plaintext(_ name: String, _ type: UInt8, _ body: [UInt8]) -> Seed {
        let sealed = NoiseEncryptedPayload.encode(
            counter: 1, ciphertext: [type] + body, tag: [UInt8](repeating: 0, count: 16))
        return Seed("inside-noise-" + name, [MessageType.noiseEncrypted.rawValue] + sealed)
    }
}
