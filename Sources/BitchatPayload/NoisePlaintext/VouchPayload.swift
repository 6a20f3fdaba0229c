import WireFormat

/// Words for other peers: a count and that many attestations, each behind a two-byte length (docs/protocol.md 3.5).
///
/// Never refused: malformed entries are passed over, and a payload of at most one byte holds none.
package struct VouchPayload: PayloadLayout {
    /// How many attestations the sender announces.
    package let announced: UInt8
    /// Where the count stands.
    package let countBytes: ByteRange
    /// Where the entries stand.
    package let entries: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        announced = bytes.byte(at: range.offset) ?? 0
        countBytes = ByteRange(range.offset, min(range.count, 1))
        entries = ByteRange(countBytes.end, range.count &- countBytes.count)
    }

    /// The well-formed attestations, at most 16.
    package func attestations(_ bytes: RawSpan) -> [VouchAttestation] {
        var attestations: [VouchAttestation] = []
        var reader = VouchReader(entries, count: Int(announced))
        while let attestation = reader.next(bytes) { attestations.append(attestation) }
        return attestations
    }

    /// The bytes of a vouch with these encoded attestations.
    package static func encode(_ attestations: [[UInt8]]) -> [UInt8] {
        var writer = ByteWriter()
        writer.byte(UInt8(clamping: attestations.count))
        for attestation in attestations {
            writer.bigEndian(UInt16(clamping: attestation.count))
            writer.append(attestation.prefix(65_535))
        }
        return writer.bytes
    }

    /// The vouch as the iOS app writes it again, without malformed entries.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        var encoded: [[UInt8]] = []
        for attestation in attestations(bytes) { encoded.append(attestation.reencoded(bytes)) }
        return Self.encode(encoded)
    }
}

extension VouchPayload {
    private enum Name {
        static let announced = Field("bitchat.vouch.count", key: "announced", "Announced attestations", gist: true)
        static let list = Field("bitchat.vouch.attestations", key: "attestations", "Attestations")
        static let fingerprint = Field("bitchat.vouch.fingerprint", key: "fingerprint", "Fingerprint")
        static let signingKey = Field("bitchat.vouch.signing_key", key: "signingKey", "Signing key")
        static let timestamp = Field("bitchat.vouch.timestamp", key: "timestamp", "Time")
        static let signature = Field("bitchat.vouch.signature", key: "signature", "Signature")
        static let malformed = Field("bitchat.vouch.malformed", key: "malformed", "Malformed attestations")
    }

    package static let fields = [
        Name.announced, Name.list, Name.fingerprint, Name.signingKey, Name.timestamp, Name.signature, Name.malformed,
    ]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.number(Name.announced, Int(announced), countBytes)
        visitor.beginList(Name.list, entries)
        var reader = VouchReader(entries, count: Int(announced))
        while let attestation = reader.next(bytes) { show(attestation, &visitor, bytes) }
        visitor.endList()
        visitor.number(Name.malformed, reader.malformed, entries)
    }

    private func show(_ attestation: VouchAttestation, _ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.beginObject(Name.list, attestation.range)
        visitor.bytes(Name.fingerprint, bytes, attestation.fingerprint)
        visitor.bytes(Name.signingKey, bytes, attestation.signingKey)
        visitor.decimal(Name.timestamp, attestation.timestamp, attestation.timestampBytes)
        visitor.bytes(Name.signature, bytes, attestation.signature)
        visitor.endObject()
    }
}
