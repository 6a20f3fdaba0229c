import BitchatFrame
import BitchatPayload
import WireFormat

extension PayloadRedactor {
    /// Types and lengths stay; values become what `table` says, and bytes behind the list other bytes.
    func fields(_ table: FieldTable, _ payload: RawSpan, _ subject: Subject, _ draft: inout PayloadDraft) {
        let header = 1 + table.lengthBytes
        var offset = 0
        while payload.byteCount - offset >= header, let type = payload.byte(at: offset) {
            let length = Int(payload.bigEndianNumber(ByteRange(offset + 1, table.lengthBytes)))
            draft.put(payload.array(ByteRange(offset, header)), at: offset)
            let value = ByteRange(offset + header, min(length, payload.byteCount - offset - header))
            replace(value, of: payload, by: table.treatments[type] ?? .content, &draft)
            offset = value.end
            if value.count < length { break }
        }
        draft.freeBytes(payload.byteCount - offset, at: offset)
    }

    /// The same for a file, whose content has a longer length where that fits (docs/protocol.md 3.8).
    func file(_ payload: RawSpan, _ draft: inout PayloadDraft) {
        var offset = 0
        while payload.byteCount - offset >= 3, let type = payload.byte(at: offset) {
            let width = type == 0x04 && longFits(payload, at: offset + 1) ? 4 : 2
            let length = Int(payload.bigEndianNumber(ByteRange(offset + 1, width)))
            draft.put(payload.array(ByteRange(offset, 1 + width)), at: offset)
            let value = ByteRange(offset + 1 + width, min(length, payload.byteCount - offset - 1 - width))
            replace(value, of: payload, by: Self.fileTreatments[type] ?? .content, &draft)
            offset = value.end
            if value.count < length { break }
        }
        draft.freeBytes(payload.byteCount - offset, at: offset)
    }

    private static let fileTreatments: [UInt8: FieldTreatment] = [0x01: .name, 0x02: .kept, 0x03: .mediaType, 0x04: .content]

    private func longFits(_ payload: RawSpan, at offset: Int) -> Bool {
        let rest = payload.byteCount - offset - 4
        return rest >= 0 && Int(payload.bigEndianNumber(ByteRange(offset, 4))) <= rest
    }

    private func replace(
        _ value: ByteRange, of payload: RawSpan, by treatment: FieldTreatment, _ draft: inout PayloadDraft
    ) {
        let original = payload.array(value)
        switch treatment {
        case .kept where FieldTable.isNumber(original): draft.put(original, at: value.offset)
        case .kept, .content: draft.freeBytes(value.count, at: value.offset)
        case .text: draft.freeText(payload, value, at: value.offset)
        case .filter: draft.put(filter(payload, value), at: value.offset)
        default: draft.put(named(original, treatment), at: value.offset)
        }
    }

    /// The stand-in of a value that means something elsewhere in the capture too.
    private func named(_ original: [UInt8], _ treatment: FieldTreatment) -> [UInt8] {
        switch treatment {
        case .name: standIns.text(original)
        case .identifier: standIns.bytes(.identifier, original, count: original.count)
        case .geohash: standIns.geohash(original)
        case .noiseKey: standIns.noiseKey(original)
        case .signingKey: standIns.signingKey(original)
        case .peers: peers(original)
        case .prekeys: prekeys(original)
        case .mediaType: MediaType.isKnown(original) ? original : standIns.text(original)
        case .streams: StreamFilterText(standIns).redacted(original)
        default: standIns.bytes(.signature, original, count: original.count)
        }
    }

    /// Whole IDs, and a rest.
    private func peers(_ original: [UInt8]) -> [UInt8] {
        var writer = ByteWriter(capacity: original.count)
        original.withRawSpan { bytes in
            for offset in stride(from: 0, through: bytes.byteCount - 8, by: 8) {
                writer.bigEndian(standIns.peer(PeerID(value: bytes.bigEndianNumber(ByteRange(offset, 8)))).value)
            }
        }
        let rest = original.dropFirst(writer.bytes.count)
        writer.append(standIns.bytes(.odd, rest, count: rest.count))
        return writer.bytes
    }

    /// An ID of four bytes and a key of 32, repeated, and a rest.
    private func prekeys(_ original: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        while original.count - result.count >= 36 {
            let entry = original[result.count..<(result.count + 36)]
            result += standIns.bytes(.identifier, entry.prefix(4), count: 4)
            result += standIns.bytes(.content, entry.suffix(32), count: 32)
        }
        let rest = original.dropFirst(result.count)
        return result + standIns.bytes(.odd, rest, count: rest.count)
    }

    /// The stand-in of the set in the request that `payload` is.
    private func filter(_ payload: RawSpan, _ value: ByteRange) -> [UInt8] {
        guard let request = try? RequestSyncPayload(decoding: payload, payload.whole), request.filter == value else {
            return [UInt8](repeating: 0xFF, count: value.count)
        }
        return FilterRebuilder(standIns, knowledge).rebuilt(request, payload)
    }
}
