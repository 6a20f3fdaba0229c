import WireFormat

extension VoiceFramePayload {
    /// The bytes of a START packet.
    package static func encodeStart(burst: UInt64, sequence: UInt16 = 0) -> [UInt8] {
        encode(burst: burst, sequence: sequence, kind: .start, body: [codec])
    }

    /// The bytes of a data packet.
    package static func encode(burst: UInt64, sequence: UInt16, frames: [[UInt8]]) -> [UInt8] {
        var writer = ByteWriter()
        for frame in frames {
            writer.bigEndian(UInt16(clamping: frame.count))
            writer.append(frame.prefix(65_535))
        }
        return encode(burst: burst, sequence: sequence, kind: .data, body: writer.bytes)
    }

    /// The bytes of an END packet; the duration is in milliseconds.
    package static func encodeEnd(burst: UInt64, sequence: UInt16, dataPackets: UInt16, duration: UInt32) -> [UInt8] {
        var writer = ByteWriter()
        writer.bigEndian(dataPackets)
        writer.bigEndian(duration)
        return encode(burst: burst, sequence: sequence, kind: .end, body: writer.bytes)
    }

    /// The bytes of any packet.
    package static func encode(burst: UInt64, sequence: UInt16, kind: Kind, body: [UInt8]) -> [UInt8] {
        var writer = ByteWriter(capacity: headerLength + body.count)
        writer.bigEndian(burst)
        writer.bigEndian(sequence)
        writer.byte(kind.rawValue)
        writer.append(body)
        return writer.bytes
    }

    /// Where the frames of a data packet stand; none in any other.
    package func frames(_ bytes: RawSpan) -> [ByteRange] {
        guard kind == .data else { return [] }
        var frames: [ByteRange] = []
        var reader = VoiceFrameReader(body)
        while let frame = try? reader.next(bytes) { frames.append(frame) }
        return frames
    }

    /// The packet as the iOS app writes it again, without ignored bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        let length =
            switch kind {
            case .start: 1
            case .end: 6
            case .canceled: 0
            case .data: body.count
            }
        return Self.encode(
            burst: burst, sequence: sequence, kind: kind, body: bytes.array(ByteRange(body.offset, length)))
    }
}

extension VoiceFramePayload {
    private enum Name {
        static let burst = Field("bitchat.voice.burst", key: "burst", "Burst ID", gist: true)
        static let sequence = Field("bitchat.voice.sequence", key: "sequence", "Sequence", gist: true)
        static let kind = Field("bitchat.voice.kind", key: "voiceKind", "Kind", gist: true)
        static let codec = Field("bitchat.voice.codec", key: "codec", "Codec")
        static let packets = Field("bitchat.voice.data_packets", key: "dataPackets", "Data packets")
        static let duration = Field("bitchat.voice.duration", key: "duration", "Duration in ms")
        static let frames = Field("bitchat.voice.frames", key: "frames", "Frames")
    }

    package static let fields = [
        Name.burst, Name.sequence, Name.kind, Name.codec, Name.packets, Name.duration, Name.frames,
    ]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        let start = body.offset &- Self.headerLength
        visitor.identifier(Name.burst, burst, ByteRange(start, 8))
        visitor.number(Name.sequence, Int(sequence), ByteRange(start &+ 8, 2))
        visitor.symbol(Name.kind, kind.name, ByteRange(start &+ 10, 1))
        switch kind {
        case .start: visitNumber(Name.codec, 0, 1, &visitor, bytes)
        case .end:
            visitNumber(Name.packets, 0, 2, &visitor, bytes)
            visitNumber(Name.duration, 2, 4, &visitor, bytes)
        case .canceled: break
        case .data: visitFrames(&visitor, bytes)
        }
    }

    private func visitNumber(
        _ field: Field, _ offset: Int, _ count: Int, _ visitor: inout some FieldVisitor, _ bytes: RawSpan
    ) {
        let range = ByteRange(body.offset &+ offset, count)
        visitor.number(field, Int(clamping: bytes.bigEndianNumber(range)), range)
    }

    private func visitFrames(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.beginList(Name.frames, body)
        var reader = VoiceFrameReader(body)
        while let frame = try? reader.next(bytes) { visitor.bytes(Name.frames, bytes, frame) }
        visitor.endList()
    }
}
