import WireFormat

extension DecodeError {
    /// A mandatory field of `type` is missing from the list at `range`; `needed` is the type.
    static func missingField(_ type: UInt8, in range: ByteRange) -> DecodeError {
        DecodeError(.missingField, layer: .payload, offset: range.end, needed: Int(type))
    }

    /// The field's value has a length its type does not allow; `needed` is the nearest allowed length.
    static func fieldLength(_ field: TLVField, needed: Int) -> DecodeError {
        DecodeError(
            .fieldLength, layer: .payload, claim: .tlvLength, offset: field.value.offset, needed: needed,
            available: field.value.count)
    }

    /// A number at `range` is outside its bounds; `needed` is the nearest allowed one, `available` the one met.
    static func fieldValue(_ range: ByteRange, needed: Int, available: Int) -> DecodeError {
        DecodeError(.fieldValue, layer: .payload, offset: range.offset, needed: needed, available: available)
    }

    /// The text at `range` is not UTF-8.
    static func invalidText(_ range: ByteRange) -> DecodeError {
        DecodeError(.invalidText, layer: .payload, offset: range.offset, available: range.count)
    }

    /// The payload at `range` is smaller than its fixed part.
    static func short(_ range: ByteRange, needed: Int) -> DecodeError {
        DecodeError(.short, layer: .payload, claim: .payloadLength, offset: range.offset, needed: needed, available: range.count)
    }
}
