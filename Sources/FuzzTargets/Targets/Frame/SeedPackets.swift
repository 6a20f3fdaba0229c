import BitchatFrame
import BitchatPayload
import PacketGenerators

/// One packet of every message type, made as the apps make them: where the seeds of frames, payloads and signatures come from.
enum SeedPackets {
    /// The time at which they are made, in milliseconds: the T of docs/protocol.md 10.
    static let time: UInt64 = 1_760_000_000_000

    /// Each packet with a name.
    static func all(_ app: MobileApp = .ios) -> [(name: String, frame: GeneratedFrame)] {
        let factory = PacketFactory(app)
        var random = SplitMix64(label: "seed packets")
        return talk(factory, &random) + carried(factory, &random)
    }

    private static func talk(_ factory: PacketFactory, _ random: inout SplitMix64) -> [(name: String, frame: GeneratedFrame)] {
        let ada = TestIdentity.ada, bo = TestIdentity.bo
        let text = factory.message("the lamp at the mill is lit", by: ada, at: time)
        return [
            ("announce", factory.announce(by: ada, at: time, neighbours: [bo.peerID])),
            ("message", text),
            ("leave", factory.leave(by: ada, at: time)),
            ("noise-handshake", factory.handshake(message: 2, from: ada, to: bo, at: time, &random)),
            ("noise-encrypted", factory.transport(counter: 7, plaintext: 30, from: ada, to: bo, at: time, &random)),
            ("fragment", factory.fragments(of: text, stream: 0x45A4_3038_A50A_A502, slice: 64)[0]),
            ("request-sync", request(factory, held: [text])),
            ("ping", factory.ping(from: ada, to: bo, at: time, nonce: 0x0102_0304_0506_0708)),
            ("pong", factory.pong(from: bo, to: ada, at: time, nonce: 0x0102_0304_0506_0708)),
            ("announce-v2", factory.announceV2(by: ada, at: time, tags: random.bytes(64))),
            (
                "voice-frame",
                factory.voice(VoiceFramePayload.encode(burst: 9, sequence: 1, frames: [[1, 2], [3]]), by: ada, at: time)
            ),
        ]
    }

    private static func carried(_ factory: PacketFactory, _ random: inout SplitMix64) -> [(name: String, frame: GeneratedFrame)] {
        let ada = TestIdentity.ada, bo = TestIdentity.bo
        let post = BoardEntry(id: random.bytes(16), geohash: "u4pru", content: "bread at the gate", created: time)
        return [
            ("file-transfer", factory.file(named: "a.txt", mimeType: "text/plain", content: random.bytes(40), by: ada, at: time)),
            ("board-post", factory.boardPost(post, by: ada, at: time)),
            ("board-tombstone", factory.boardTombstone(postID: post.id, by: ada, at: time)),
            ("prekey-bundle", factory.prekeyBundle([(1, random.bytes(32)), (2, random.bytes(32))], by: ada, at: time)),
            (
                "group-message",
                factory.groupMessage(
                    groupID: random.bytes(16), epoch: 3, plaintext: 20, by: ada, at: time, &random)
            ),
            ("courier-envelope", factory.courierEnvelope(body: 20, copies: 4, from: ada, to: bo, at: time, &random)),
            ("nostr-carrier", factory.nostrUplink("{\"kind\":1}", geohash: "u4pru", from: ada, to: bo, at: time)),
        ]
    }

    private static func request(_ factory: PacketFactory, held: [GeneratedFrame]) -> GeneratedFrame {
        let question = SyncQuestion(
            held: held, types: SyncTypes([.fragment]), since: time - 600_000,
            streams: [0x45A4_3038_A50A_A502, 0x08CD_9B1E_6948_A499])
        return factory.requestSync(question, by: .bo, to: .ada, at: time)
    }
}
