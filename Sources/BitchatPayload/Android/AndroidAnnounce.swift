import WireFormat

/// An announce as the Android app reads it (docs/protocol.md 3.1).
///
/// Differs from iOS: a nickname that is not UTF-8 has its bad bytes replaced, a byte-order mark stays, neighbours are the whole
/// IDs of the first 04 field, and 04, 06 and unknown fields are kept as they came and written behind the rest.
package struct AndroidAnnounce: Sendable, Hashable {
    /// The nickname's bytes; not always UTF-8.
    package let nickname: ByteRange
    /// The X25519 key, of any length.
    package let noiseKey: ByteRange
    /// The Ed25519 key, of any length.
    package let signingKey: ByteRange
    /// The whole IDs of the first 04 field; empty where it has none, nil without such a field.
    package let neighbours: ByteRange?
    /// The capability bits.
    package let capabilities: Capabilities?
    /// Where the payload stands.
    package let range: ByteRange

    /// Decodes the payload at `range`; throws `truncated` or `missingField`.
    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        _ = try draft.walk(bytes, range, allowsLeftover: true)
        nickname = try draft.nickname.required(0x01, in: range)
        noiseKey = try draft.noiseKey.required(0x02, in: range)
        signingKey = try draft.signingKey.required(0x03, in: range)
        neighbours = draft.neighbours.map { ByteRange($0.offset, $0.count / 8 &* 8) }
        capabilities = draft.capabilities.map { Capabilities(decoding: bytes, $0) }
        self.range = range
    }

    private struct Draft: TLVDraft {
        /// The fields that are not kept as they came.
        static let known: UInt16 = 0x2E
        static let lengthField = TLVReader.LengthField.oneByte

        var nickname: ByteRange?
        var noiseKey: ByteRange?
        var signingKey: ByteRange?
        var neighbours: ByteRange?
        var capabilities: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) {
            switch field.type {
            case 0x01: nickname = field.value
            case 0x02: noiseKey = field.value
            case 0x03: signingKey = field.value
            case 0x04: neighbours = neighbours ?? field.value
            case 0x05: capabilities = field.value
            default: break
            }
        }
    }

    /// The nickname, bad bytes replaced by U+FFFD.
    package func nicknameText(_ bytes: RawSpan) -> String { String(decoding: bytes.array(nickname), as: UTF8.self) }

    /// The fields beyond 01, 02, 03 and 05, in order.
    package func keptFields(_ bytes: RawSpan) -> [TLVField] {
        var fields: [TLVField] = []
        var reader = TLVReader(range, .oneByte)
        while let field = try? reader.next(bytes) {
            if !TLVTally.contains(Draft.known, field.type) { fields.append(field) }
        }
        return fields
    }

    /// The announce as the app writes it again, or nil when the replaced nickname has grown over 255 bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8]? {
        let name = Array(nicknameText(bytes).utf8)
        guard name.count <= 255 else { return nil }
        var writer = TLVWriter(.oneByte)
        writer.field(0x01, name)
        writer.field(0x02, bytes.array(noiseKey))
        writer.field(0x03, bytes.array(signingKey))
        if let capabilities { writer.field(0x05, capabilities.encoded) }
        for field in keptFields(bytes) { writer.append(bytes.array(field.range)) }
        return writer.bytes
    }
}
