import BitchatFrame
import WireFormat

/// The fields of a board payload while its list is walked (docs/protocol.md 3.9).
struct BoardPostDraft: TLVDraft {
    static let known: UInt16 = 0x0FFE
    static let lengthField = TLVReader.LengthField.twoBytes

    /// What a kind of payload adds to the common fields; empty where it has no such field.
    struct Body {
        /// The place.
        var geohash: ByteRange = .empty
        /// The text.
        var content: ByteRange = .empty
        /// The author's name.
        var nickname: ByteRange = .empty
        /// The time of creation or deletion.
        var time: ByteRange
        /// The end of life.
        var expiry: ByteRange = .empty
        /// The flags.
        var flags: ByteRange = .empty
    }

    /// The kind, nil after an unknown one.
    var kind: BoardPostPayload.Kind?
    /// The post's ID.
    var postID: ByteRange?
    /// The author's key.
    var authorKey: ByteRange?
    /// The signature.
    var signature: ByteRange?
    private var geohash: ByteRange?
    private var content: ByteRange?
    private var contentLength = 0
    private var nickname: ByteRange?
    private var created: ByteRange?
    private var expires: ByteRange?
    private var flags: ByteRange?
    private var deleted: ByteRange?

    /// Takes a field; throws `fieldLength`.
    mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
        switch field.type {
        case 0x01:
            kind = BoardPostPayload.Kind(rawValue: bytes.byte(at: try field.value(ofLength: 1).offset) ?? 0)
            if kind == nil { remarks.insert(.ignored) }
        case 0x02: postID = try field.value(ofLength: 16)
        case 0x05: authorKey = try field.value(ofLength: 32)
        case 0x09: flags = try field.value(ofLength: 1)
        case 0x0A: signature = try field.value(ofLength: 64)
        case 0x03, 0x04, 0x06: try takeText(field, bytes, &remarks)
        default: takeTime(field, &remarks)
        }
    }

    private mutating func takeText(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
        let limit = Self.limit(of: field.type)
        let text = TextField.range(bytes, try field.value(ofLengths: 0...limit))
        if text == nil { remarks.insert(.badText) }
        switch field.type {
        case 0x03: geohash = text
        case 0x04: (content, contentLength) = (text, field.value.count)
        default: nickname = text
        }
    }

    private static func limit(of type: UInt8) -> Int {
        switch type {
        case 0x03: ProtocolLimits.geohash
        case 0x04: ProtocolLimits.boardContent
        default: ProtocolLimits.boardNickname
        }
    }

    private mutating func takeTime(_ field: TLVField, _ remarks: inout TLVRemarks) {
        let time = field.value.count == 8 ? field.value : nil
        switch field.type {
        case 0x07: created = time
        case 0x08: expires = time
        case 0x0B: deleted = time
        default: return
        }
        if time == nil { remarks.insert(.ignored) }
    }

    /// The body of a post; throws `missingField`, or `fieldValue` for a place that is no geohash and for a life that is not
    /// above 0 and at most 7 days.
    func post(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> Body {
        let geohash = try geohash.required(0x03, in: range)
        let content = try (contentLength > 0 ? content : nil).required(0x04, in: range)
        let nickname = try nickname.required(0x06, in: range)
        let created = try created.required(0x07, in: range)
        let expires = try expires.required(0x08, in: range)
        let flags = try flags.required(0x09, in: range)
        try Self.checkGeohash(bytes, geohash)
        try Self.checkLife(bytes, from: created, to: expires)
        return Body(geohash: geohash, content: content, nickname: nickname, time: created, expiry: expires, flags: flags)
    }

    /// The body of a tombstone; throws `missingField`.
    func tombstone(_ range: ByteRange) throws(DecodeError) -> Body { Body(time: try deleted.required(0x0B, in: range)) }

    private static func checkGeohash(_ bytes: RawSpan, _ geohash: ByteRange) throws(DecodeError) {
        for offset in geohash.offset..<geohash.end {
            let byte = bytes.byte(at: offset) ?? 0
            guard isGeohashDigit(byte) else {
                throw .fieldValue(ByteRange(offset, 1), needed: Int(UInt8(ascii: "0")), available: Int(byte))
            }
        }
    }

    private static func checkLife(_ bytes: RawSpan, from created: ByteRange, to expires: ByteRange) throws(DecodeError) {
        let (life, isNegative) = bytes.bigEndianNumber(expires).subtractingReportingOverflow(bytes.bigEndianNumber(created))
        guard !isNegative, (1...ProtocolLimits.boardLife).contains(life) else {
            let isLong = !isNegative && life > 0
            throw .fieldValue(
                expires, needed: isLong ? Int(ProtocolLimits.boardLife) : 1, available: isNegative ? 0 : Int(clamping: life))
        }
    }

    /// Whether the byte is one of the 32 geohash digits: 0 to 9 and lower-case letters without a, i, l and o.
    private static func isGeohashDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "o"): false
        case UInt8(ascii: "b")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
