import BitchatFrame
import BitchatPayload
import WireFormat

extension RequestFields {
    /// P, where a TLV 0x01 of 1 byte is there.
    func parameter(_ bytes: RawSpan) -> UInt8? { p.valid.flatMap { bytes.byte(at: $0.value.offset) } }

    /// M, where a TLV 0x02 of 4 bytes is there.
    func modulus(_ bytes: RawSpan) -> UInt32? { m.valid.flatMap { Self.number(bytes, $0.value) } }

    /// The cursor in milliseconds, where a TLV 0x05 of 8 bytes is there.
    func cursor(_ bytes: RawSpan) -> UInt64? { since.valid.flatMap { Self.number(bytes, $0.value) } }

    /// The set, where the request has all of P from 1 to 32, M of at least 1 and a bit stream.
    func set(_ bytes: RawSpan) -> GCSFilter? {
        if let decodedSet { return decodedSet }
        guard let p = parameter(bytes), (1...ProtocolLimits.syncParameter).contains(p), let m = modulus(bytes), m >= 1,
            let stream = filter.valid
        else { return nil }
        return GCSFilter(p: Int(p), m: m, bytes, stream.value)
    }

    /// The types asked for, with the default where the field is absent or ignored.
    func wantedTypes(_ bytes: RawSpan) -> SyncTypes {
        types.valid.flatMap { SyncTypes(decoding: bytes, $0.value) } ?? .publicDefault
    }

    /// What the iOS app makes of the stream IDs; nil when it ignores the field, or there is none.
    func streamFilter(_ bytes: RawSpan) -> FragmentIDFilter? {
        streamText(bytes).map { FragmentIDFilter(parsing: bytes, $0) }
    }

    /// The text of the stream IDs, without a byte-order mark.
    func streamText(_ bytes: RawSpan) -> ByteRange? { streams.valid.flatMap { TextField.range(bytes, $0.value) } }

    private static func number<Value: FixedWidthInteger & BitwiseCopyable>(_ bytes: RawSpan, _ range: ByteRange) -> Value? {
        var cursor = ByteCursor(range, layer: .payload)
        return try? cursor.bigEndian(bytes, Value.self)
    }
}
