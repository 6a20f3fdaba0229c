import WireFormat

/// What an announce says about its peer, authenticated by the session (docs/protocol.md 3.5).
///
/// Version byte 1, then one-byte TLVs: 01 capabilities (minimal, 1 to 8), 02 signing key (32), each exactly once. Unknown types
/// are skipped; other lengths, repeats and leftover bytes refuse the payload.
package struct PeerStatePayload: PayloadLayout {
    /// The capability bits.
    package let capabilities: Capabilities
    /// Where the capability field stands.
    package let capabilityBytes: ByteRange
    /// The Ed25519 key, which outranks an announced one.
    package let signingKey: ByteRange
    /// Where the TLV list stands.
    package let list: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks

    /// The only version.
    package static let version: UInt8 = 1

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        guard !range.isEmpty else { throw .short(range, needed: 1) }
        var cursor = ByteCursor(range, layer: .payload)
        let version = try cursor.byte(bytes)
        guard version == Self.version else {
            throw DecodeError(
                .version, layer: .payload, offset: range.offset, needed: Int(Self.version), available: Int(version))
        }
        list = cursor.rest
        var draft = Draft()
        remarks = try draft.walk(bytes, list)
        capabilityBytes = try draft.capabilities.required(0x01, in: range)
        capabilities = Capabilities(decoding: bytes, capabilityBytes)
        signingKey = try draft.signingKey.required(0x02, in: range)
    }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x06
        static let lengthField = TLVReader.LengthField.oneByte

        var capabilities: ByteRange?
        var signingKey: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
            switch field.type {
            case 0x01:
                guard capabilities == nil else { throw repeated(field) }
                capabilities = try field.value(ofLengths: 1...8)
                guard Capabilities.isMinimal(bytes, field.value) else {
                    throw .fieldLength(field, needed: field.value.count &- 1)
                }
            case 0x02:
                guard signingKey == nil else { throw repeated(field) }
                signingKey = try field.value(ofLength: 32)
            default: break
            }
        }

        private func repeated(_ field: TLVField) -> DecodeError {
            DecodeError(.duplicateField, layer: .payload, offset: field.range.offset, available: Int(field.type))
        }
    }
}

extension PeerStatePayload {
    /// The bytes of a state.
    package static func encode(capabilities: Capabilities, signingKey: [UInt8]) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.append([version])
        writer.field(0x01, capabilities.encoded)
        writer.field(0x02, signingKey)
        return writer.bytes
    }

    /// The state as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(capabilities: capabilities, signingKey: bytes.array(signingKey))
    }

    private enum Name {
        static let capabilities = Field("bitchat.peer_state.capabilities", key: "capabilities", "Capabilities", gist: true)
        static let names = Field("bitchat.peer_state.capability_names", key: "capabilityNames", "Capability names")
        static let signingKey = Field("bitchat.peer_state.signing_key", key: "signingKey", "Signing key")
    }

    package static let fields = [Name.capabilities, Name.names, Name.signingKey] + UnknownFields.fields

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        capabilities.visit(&visitor, Name.capabilities, Name.names, capabilityBytes)
        visitor.bytes(Name.signingKey, bytes, signingKey)
        UnknownFields(Draft.self, remarks).visit(&visitor, bytes, list)
    }
}
