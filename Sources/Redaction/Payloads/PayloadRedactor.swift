import BitchatFrame
import BitchatPayload
import Hashes
import Inflate
import WireFormat

/// Replaces payloads: each by one of equal length, layout and faults, in which nothing of a person is left.
final class PayloadRedactor {
    /// A payload, and what its frame says of it.
    struct Subject {
        /// The frame's type.
        var type: MessageType
        /// The frame's author.
        var sender: PeerID
        /// Whether the author speaks a dialect of 2025, in which the type means something else.
        var isHistorical = false
        /// How long the DEFLATE body is where the payload came compressed.
        var bodyLength: Int?
        /// How deep inside other frames it was found.
        var depth = 0
    }

    let standIns: StandIns
    let knowledge: CaptureKnowledge
    /// Replaces a slice of a fragment stream.
    var slice: (FragmentPlace, [UInt8], Int) -> [UInt8] = { _, bytes, _ in [UInt8](repeating: 0, count: bytes.count) }
    private let deflater = RawDeflater()

    /// Makes a redactor with nothing left over from another capture.
    init(_ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        self.standIns = standIns
        self.knowledge = knowledge
    }

    /// The stand-in of `payload`.
    func redacted(_ payload: RawSpan, _ subject: Subject) -> [UInt8] {
        var draft = PayloadDraft(count: payload.byteCount)
        fill(&draft, payload, subject)
        return chosen(draft, payload, subject)
    }

    private func fill(_ draft: inout PayloadDraft, _ payload: RawSpan, _ subject: Subject) {
        if subject.isHistorical { return draft.freeText(payload, payload.whole, at: 0) }
        if let table = FieldTable.table(of: subject.type) { return fields(table, payload, subject, &draft) }
        switch subject.type {
        case .message: message(payload, &draft)
        case .leave: draft.freeText(payload, payload.whole, at: 0)
        case .fileTransfer: file(payload, &draft)
        case .fragment: fragment(payload, subject, &draft)
        case .noiseHandshake: handshake(payload, &draft)
        case .noiseEncrypted: keep(4, of: payload, &draft)
        case .ping, .pong: echo(payload, &draft)
        case .voiceFrame: voice(payload, &draft)
        default: draft.freeBytes(payload.byteCount, at: 0)
        }
    }

    /// The draft with its bulk chosen, so that it compresses to as many bytes as the original.
    private func chosen(_ draft: PayloadDraft, _ payload: RawSpan, _ subject: Subject) -> [UInt8] {
        let original = payload.array
        let variant = knowledge.variant(of: payload) << 16
        let signer = InnerSigner(payload, subject, standIns, knowledge)
        let make = { [standIns] (varied: Int, round: Int) in
            signer.signed(draft.filled(varied: varied, standIns.numbers(.content, original, round: variant + round)))
        }
        guard draft.freedom > 0, PayloadPacking.isTried(for: original) || subject.bodyLength != nil else {
            return make(draft.freedom, 0)
        }
        let search = CompressionSearch(original, bodyLength: subject.bodyLength, deflater)
        return search.best(freedom: draft.freedom, make)
    }
}

extension PayloadRedactor {
    /// A text, or a file where Android would read one.
    private func message(_ payload: RawSpan, _ draft: inout PayloadDraft) {
        if (try? FileTransferPayload(decoding: payload, payload.whole)) != nil { return file(payload, &draft) }
        if TextField.isValid(payload, payload.whole) { return draft.freeText(payload, payload.whole, at: 0) }
        invalidText(payload, payload.whole, &draft)
    }

    /// Text that is no UTF-8 stays so.
    func invalidText(_ payload: RawSpan, _ range: ByteRange, _ draft: inout PayloadDraft) {
        draft.freeText(payload, range, at: range.offset)
    }

    /// Keeps the first `count` bytes; those behind are content.
    private func keep(_ count: Int, of payload: RawSpan, _ draft: inout PayloadDraft) {
        let kept = min(count, payload.byteCount)
        draft.put(payload.array(ByteRange(0, kept)), at: 0)
        draft.freeBytes(payload.byteCount - kept, at: kept)
    }

    /// A handshake; an ephemeral key of small order, which is no secret, stays one.
    private func handshake(_ payload: RawSpan, _ draft: inout PayloadDraft) {
        let isWeak = payload.withBytes(ByteRange(0, 32)) { X25519KeyFault(of: $0) } == .lowOrder
        keep(isWeak ? 32 : 0, of: payload, &draft)
    }

    /// Nonce of 8 bytes, origin ttl.
    private func echo(_ payload: RawSpan, _ draft: inout PayloadDraft) {
        let nonce = payload.array(ByteRange(0, 8))
        draft.put(standIns.bytes(.identifier, nonce, count: nonce.count), at: 0)
        draft.put(payload.array(ByteRange(8, 1)), at: 8)
        draft.freeBytes(payload.byteCount - 9, at: 9)
    }

    /// Stream of 8 bytes, index, total and type, slice (docs/protocol.md 3.6).
    private func fragment(_ payload: RawSpan, _ subject: Subject, _ draft: inout PayloadDraft) {
        guard payload.byteCount >= FragmentPayload.headerLength else { return keep(0, of: payload, &draft) }
        let stream = payload.bigEndianNumber(ByteRange(0, 8))
        let index = UInt16(truncatingIfNeeded: payload.bigEndianNumber(ByteRange(8, 2)))
        var head = ByteWriter(capacity: 13)
        head.bigEndian(standIns.stream(stream))
        head.append(ByteRange(8, 5), of: payload)
        draft.put(head.bytes, at: 0)
        let data = payload.array(ByteRange(13, payload.byteCount - 13))
        let place = FragmentPlace(sender: subject.sender, stream: stream, index: index)
        draft.put(slice(place, data, subject.depth), at: 13)
    }

    /// Burst of 8 bytes, sequence, flags, then what the flags say (docs/protocol.md 3.15).
    private func voice(_ payload: RawSpan, _ draft: inout PayloadDraft) {
        let burst = payload.array(ByteRange(0, 8))
        draft.put(standIns.bytes(.identifier, burst, count: burst.count), at: 0)
        draft.put(payload.array(ByteRange(8, 3)), at: 8)
        switch payload.byte(at: 10) {
        case 0x00: voiceData(payload, &draft)
        case 0x01: draft.put(payload.array(ByteRange(11, 1)), at: 11); draft.freeBytes(payload.byteCount - 12, at: 12)
        case 0x02: draft.put(payload.array(ByteRange(11, 6)), at: 11); draft.freeBytes(payload.byteCount - 17, at: 17)
        default: draft.freeBytes(payload.byteCount - 11, at: 11)
        }
    }

    /// Frames behind lengths of two bytes.
    private func voiceData(_ payload: RawSpan, _ draft: inout PayloadDraft) {
        var offset = 11
        while offset < payload.byteCount {
            draft.put(payload.array(ByteRange(offset, 2)), at: offset)
            guard payload.byteCount - offset >= 2 else { return }
            let length = Int(payload.bigEndianNumber(ByteRange(offset, 2)))
            draft.freeBytes(min(length, payload.byteCount - offset - 2), at: offset + 2)
            offset += 2 + length
        }
    }
}
