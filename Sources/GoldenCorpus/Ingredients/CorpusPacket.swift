import BitchatFrame
import BitchatPayload
import WireFormat

/// One frame of a vector: what its author says, signed where senders sign.
struct CorpusPacket {
    /// The time of the stories, 2025-10-09T08:53:20Z in milliseconds since 1970.
    static let time: UInt64 = 1_760_000_000_000
    /// The types that are signed by default (docs/protocol.md 3.0).
    private static let signedTypes: Set<MessageType> = [.announce, .message, .leave, .requestSync, .fileTransfer]

    /// Who claims to have sent it.
    var author: CorpusPeer
    /// Everything else.
    var contents: FrameContents
    /// Who signs it; nil for no signature.
    var signer: CorpusPeer?

    /// A frame of `type` whose timestamp is `age` milliseconds before the time of the stories, with a well-formed payload that
    /// `text` tells from others of its type.
    init(_ author: CorpusPeer, _ type: MessageType, age: Int64 = 0, ttl: UInt8 = 7, rsr: Bool = false, text: String = "hello") {
        self.init(author, type, age: age, ttl: ttl, rsr: rsr, payload: Self.payload(author, type, text))
    }

    /// The same with a given payload.
    init(_ author: CorpusPeer, _ type: MessageType, age: Int64 = 0, ttl: UInt8 = 7, rsr: Bool = false, payload: [UInt8]) {
        self.author = author
        contents = FrameContents(
            type: type, ttl: ttl, timestamp: UInt64(bitPattern: Int64(Self.time) - age), sender: author.id.bytes,
            payload: payload, isSyncResponse: rsr)
        signer = Self.signedTypes.contains(type) ? author : nil
    }

    /// A copy with something changed.
    func with(_ change: (inout CorpusPacket) -> Void) -> CorpusPacket {
        var copy = self
        change(&copy)
        return copy
    }

    /// The bytes as sent; contents that no app encodes are a mistake in the list of cases and end the program.
    var bytes: [UInt8] {
        let encoder = FrameEncoder(.ios)
        var contents = contents
        if let signer { contents.signature = encoder.signingPreimage(contents).map { signer.signature(over: $0) } }
        guard let bytes = encoder.encode(contents), !FrameFlags(rawValue: bytes[11]).contains(.compressed) else {
            preconditionFailure("no app encodes such a frame, or its bytes depend on the compressor")
        }
        return bytes
    }

    private static func payload(_ author: CorpusPeer, _ type: MessageType, _ text: String) -> [UInt8] {
        switch type {
        case .announce: author.announcement()
        case .requestSync: RequestSyncPayload.encode(p: 7, m: 1, filter: [])
        case .fragment: piece(text, 0, 2, .text(text))
        default: .text(text)
        }
    }

    /// The payload of one fragment.
    static func piece(_ stream: String, _ index: Int, _ total: Int, _ data: [UInt8], inner: MessageType = .message) -> [UInt8] {
        Label.stream(stream) + .bigEndian(UInt16(truncatingIfNeeded: index)) + .bigEndian(UInt16(truncatingIfNeeded: total))
            + [inner.rawValue] + data
    }
}

extension CorpusPeer {
    /// The payload of this peer's announce, with other keys on request.
    func announcement(noise: [UInt8]? = nil, signing: [UInt8]? = nil) -> [UInt8] {
        AnnouncePayload.encode(
            nickname: .text(name), noiseKey: noise ?? self.noise, signingKey: signing ?? self.signing)
    }
}
