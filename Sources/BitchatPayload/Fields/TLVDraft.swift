import WireFormat

/// The fields of a TLV payload while its list is walked.
protocol TLVDraft {
    /// The types the layout names, as in `TLVTally`.
    static var known: UInt16 { get }
    /// The width of the list's length fields.
    static var lengthField: TLVReader.LengthField { get }

    /// Takes the next field; what is passed over is noted in `remarks`.
    mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError)
}

extension TLVDraft {
    /// Takes every field of the list at `range` and returns what was passed over.
    ///
    /// Leftover bytes are `trailingBytes` unless the payload `allowsLeftover`.
    mutating func walk(
        _ bytes: RawSpan, _ range: ByteRange, allowsLeftover: Bool = false
    ) throws(DecodeError) -> TLVRemarks {
        var tally = TLVTally(known: Self.known)
        var reader = TLVReader(range, Self.lengthField)
        while let field = try reader.next(bytes) {
            tally.count(field.type)
            try take(field, bytes, &tally.remarks)
        }
        if !allowsLeftover { try reader.requireEnd() }
        tally.end(reader.leftover)
        return tally.remarks
    }
}

extension ByteRange? {
    /// The value of a mandatory field of `type`; throws `missingField` when the list at `range` has none.
    func required(_ type: UInt8, in range: ByteRange) throws(DecodeError) -> ByteRange {
        guard let self else { throw .missingField(type, in: range) }
        return self
    }
}
