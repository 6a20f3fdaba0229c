import BitchatFrame
import BitchatPayload

/// One well-formed packet of ada of every message type, and of a type that nobody knows.
struct TypeSample: Sendable {
    /// The type.
    let type: MessageType
    /// The type in a word.
    let word: String
    /// A payload of the type.
    let payload: [UInt8]

    private init(_ type: MessageType, _ word: String, _ payload: [UInt8]) {
        self.type = type
        self.word = word
        self.payload = payload
    }

    /// The packet, signed where senders sign.
    func packet(age: Int64 = 0, ttl: UInt8 = 7, rsr: Bool = false) -> CorpusPacket {
        CorpusPacket(.ada, type, age: age, ttl: ttl, rsr: rsr, payload: payload)
    }

    /// The packet with everything that a frame of a version can have.
    func full(version: UInt8) -> CorpusPacket {
        packet().with {
            $0.contents.version = version
            $0.contents.recipient = CorpusPeer.bo.id.bytes
            if version == 2 { $0.contents.route = [CorpusPeer.cy.id.bytes, Array(Label.digest("hop").prefix(8))] }
            $0.signer = .ada
        }
    }

    /// All types of docs/protocol.md 3.0, in the order of their codes.
    static let all = [
        TypeSample(.announce, "announce", CorpusPeer.ada.announcement()), TypeSample(.message, "message", .text("hello")),
        TypeSample(.leave, "leave", []),
        TypeSample(
            .courierEnvelope, "courier",
            CourierEnvelopePayload.encode(
                recipientTag: Label.noise("tag", 16), expiry: CorpusPacket.time + 3_600_000, ciphertext: Label.noise("sealed", 24)
            )
        ),
        TypeSample(.noiseHandshake, "handshake", Label.noise("ephemeral", 32)),
        TypeSample(.noiseEncrypted, "encrypted", .bigEndian(UInt32(1)) + Label.noise("encrypted", 40)),
        TypeSample(.fragment, "fragment", CorpusPacket.piece("sample", 0, 2, .text("slice"))),
        TypeSample(.requestSync, "request", RequestSyncPayload.encode(p: 7, m: 1, filter: [])),
        TypeSample(
            .fileTransfer, "file",
            FileTransferPayload.encode(name: .text("a.txt"), size: 5, mimeType: .text("text/plain"), content: .text("hello"))),
        TypeSample(.boardPost, "board", BoardSample.tombstone), TypeSample(.prekeyBundle, "prekeys", PrekeySample.payload()),
        TypeSample(
            .groupMessage, "group",
            GroupMessagePayload.encode(
                groupID: Label.noise("group", 16), epoch: 1, nonce: Label.noise("nonce", 12), sealed: Label.noise("sealed", 32))),
        TypeSample(.ping, "ping", PingPayload.encode(nonce: 0x0102_0304_0506_0708, originTTL: 7)),
        TypeSample(.pong, "pong", PongPayload.encode(nonce: 0x0102_0304_0506_0708, originTTL: 7)),
        TypeSample(
            .nostrCarrier, "carrier",
            NostrCarrierPayload.encode(direction: .toGateway, geohash: .text("u4pr"), event: .text("{}"))),
        TypeSample(.voiceFrame, "voice", VoiceFramePayload.encodeStart(burst: 0x1122_3344_5566_7788)),
        TypeSample(
            .announceV2, "announce-v2",
            AnnounceV2Payload.encode(epoch: 488_888, tags: Label.noise("tags", 64), capabilities: Capabilities(rawValue: 0x0329))
        ),
        TypeSample(MessageType(rawValue: 0x2A), "unknown", .text("new")),
    ]
}
