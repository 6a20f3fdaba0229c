import BitchatFrame
import WireFormat

/// The fields of a sync request while its list is walked (docs/protocol.md 4.1).
struct RequestSyncDraft: TLVDraft {
    static let known: UInt16 = 0x7E
    static let lengthField = TLVReader.LengthField.twoBytes

    /// The last TLV 01 of length 1.
    var p: ByteRange?
    /// The last TLV 02 of length 4.
    var m: ByteRange?
    /// The last TLV 03.
    var filter: ByteRange?
    /// The last TLV 04 of length 1 to 8.
    var types: ByteRange?
    /// The last TLV 05 of length 8.
    var since: ByteRange?
    /// The text of the last TLV 06 that is UTF-8 of at most 1,024 bytes.
    var fragmentIDs: ByteRange?
    /// Whether some TLV 06 was ignored.
    var ignoresFragmentIDs = false

    /// Takes a field; throws `lengthLimit` for a filter over the cap.
    mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
        switch field.type {
        case 0x04 where (1...8).contains(field.value.count): types = field.value
        case 0x05 where field.value.count == 8: since = field.value
        case 0x06: takeFragmentIDs(field.value, bytes, &remarks)
        case 0x04, 0x05: remarks.insert(.ignored)
        default: try takeSet(field, &remarks)
        }
    }

    /// Takes a field that belongs to the set: P, M or filter; others change nothing.
    mutating func takeSet(_ field: TLVField, _ remarks: inout TLVRemarks) throws(DecodeError) {
        let length = field.value.count
        switch field.type {
        case 0x01 where length == 1: p = field.value
        case 0x02 where length == 4: m = field.value
        case 0x03:
            guard length <= ProtocolLimits.syncFilter else {
                throw DecodeError(
                    .lengthLimit, layer: .payload, claim: .tlvLength, offset: field.value.offset,
                    needed: ProtocolLimits.syncFilter, available: length)
            }
            filter = field.value
        case 0x01, 0x02: remarks.insert(.ignored)
        default: break
        }
    }

    private mutating func takeFragmentIDs(_ value: ByteRange, _ bytes: RawSpan, _ remarks: inout TLVRemarks) {
        if value.count <= ProtocolLimits.fragmentIDFilter, let text = TextField.range(bytes, value) {
            fragmentIDs = text
            return
        }
        ignoresFragmentIDs = true
        remarks.insert(value.count <= ProtocolLimits.fragmentIDFilter ? .badText : .ignored)
    }

    /// The mandatory fields; throws `missingField`, or `fieldValue` for P outside `parameters` and M of 0.
    func set(
        _ bytes: RawSpan, _ range: ByteRange, parameters: ClosedRange<UInt8>
    ) throws(DecodeError) -> (UInt8, ByteRange, UInt32, ByteRange, ByteRange) {
        let p = try p.required(0x01, in: range)
        let m = try m.required(0x02, in: range)
        let filter = try filter.required(0x03, in: range)
        let parameter = UInt8(truncatingIfNeeded: bytes.bigEndianNumber(p))
        guard parameters.contains(parameter) else {
            let nearest = parameter < parameters.lowerBound ? parameters.lowerBound : parameters.upperBound
            throw .fieldValue(p, needed: Int(nearest), available: Int(parameter))
        }
        let modulus = UInt32(truncatingIfNeeded: bytes.bigEndianNumber(m))
        guard modulus >= 1 else { throw .fieldValue(m, needed: 1, available: 0) }
        return (parameter, p, modulus, m, filter)
    }
}
