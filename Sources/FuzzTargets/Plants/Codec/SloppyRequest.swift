import BitchatPayload
import WireFormat

/// A small reader of REQUEST_SYNC payloads with a switch for each fault: right as it begins, wrong by one line.
struct SloppyRequest: Sendable {
    /// The most bytes of field 6, of field 3, the largest P, the most IDs, the smallest M.
    var textCap = 1024, filterCap = 1024, mostP: UInt8 = 32, mostIDs = 60, leastM: UInt32 = 1
    /// Whether a field 6 over its cap refuses the request, and whether a field of no bytes is gone over again and again.
    var refusesLongText = false, repeatsEmptyFields = false
    /// Whether of two good fields the first counts, and whether bad tokens are left out before the first 60 are taken.
    var firstWins = false, countsGoodOnly = false
    /// Whether unknown bits of field 4 count, whether it is big endian, and whether its length is not looked at.
    var keepsUnknownTypes = false, readsTypesBigEndian = false, takesAnyTypes = false
    /// Whether an odd rest refuses, and whether a length past the end is cut.
    var refusesLeftover = false, cutsOverruns = false
    /// Whether tokens that yield no ID mean a filter that lets nothing through, and whether only lower case is read.
    var keepsEmptyFilter = false, readsLowerCaseOnly = false

    /// A reader with one switch changed.
    static func with(_ change: (inout SloppyRequest) -> Void) -> @Sendable (RawSpan) throws(DecodeError) -> RequestReading {
        var reader = SloppyRequest()
        change(&reader)
        let changed = reader
        return { bytes throws(DecodeError) in try changed.read(bytes) }
    }

    private func read(_ bytes: RawSpan) throws(DecodeError) -> RequestReading {
        let fields = try fields(bytes.array)
        guard let p = fields[1]?.first, let m = fields[2].map({ UInt32(truncatingIfNeeded: Naive.number($0)) }),
            let filter = fields[3],
            p >= 1, p <= mostP, m >= leastM
        else { throw DecodeError(.missingField, layer: .payload, offset: 0) }
        var reading = RequestReading(p: p, m: m, filter: filter)
        reading.types = fields[4].map(types)
        reading.wanted = reading.types ?? 3
        reading.since = fields[5].map { Naive.number($0) }
        reading.text = fields[6]
        reading.ignoresText = fields[0xFF] != nil
        reading.ids = fields[6].flatMap(ids)
        reading.encoded = SimpleRequest(bytes.array, mostP: .max)?.written ?? []
        return reading
    }

    private func fields(_ bytes: [UInt8]) throws(DecodeError) -> [UInt8: [UInt8]] {
        var found: [UInt8: [UInt8]] = [:]
        var place = 0
        while bytes.count - place >= 3 {
            let length = Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
            let end = cutsOverruns ? min(bytes.count, place + 3 + length) : place + 3 + length
            guard end <= bytes.count else { throw DecodeError(.truncated, layer: .payload, offset: place) }
            try take(bytes[place], Array(bytes[(place + 3)..<end]), &found)
            place = repeatsEmptyFields && length == 0 && bytes[place] > 6 ? place : end
        }
        if refusesLeftover, place < bytes.count { throw DecodeError(.trailingBytes, layer: .payload, offset: place) }
        return found
    }

    private func take(_ type: UInt8, _ value: [UInt8], _ found: inout [UInt8: [UInt8]]) throws(DecodeError) {
        var value = value
        switch type {
        case 1 where value.count == 1, 2 where value.count == 4, 5 where value.count == 8: break
        case 3:
            guard value.count <= filterCap else { throw DecodeError(.lengthLimit, layer: .payload, offset: 0) }
        case 4 where takesAnyTypes || 1...8 ~= value.count: break
        case 6:
            guard value.count <= textCap || !refusesLongText else { throw DecodeError(.lengthLimit, layer: .payload, offset: 0) }
            guard value.count <= textCap, let text = SimpleTLV.text(value) else { return found[0xFF] = [] }
            value = text
        default: return
        }
        if !firstWins || found[type] == nil { found[type] = value }
    }

    private func types(_ value: [UInt8]) -> UInt16 {
        let number = Naive.number(readsTypesBigEndian ? value : value.reversed())
        return UInt16(truncatingIfNeeded: number) & (keepsUnknownTypes ? 0xFFFF : 0x07FF)
    }

    private func ids(_ text: [UInt8]) -> [FragmentID]? {
        let pieces = String(decoding: text, as: UTF8.self).split(separator: ",")
        let good = (countsGoodOnly ? pieces[...] : pieces.prefix(mostIDs)).flatMap { piece -> [[UInt8]] in
            readsLowerCaseOnly && piece.contains { $0.isUppercase } ? [] : SimpleRequest.ids(Array(piece.utf8))
        }
        if good.isEmpty, !keepsEmptyFilter { return nil }
        return good.prefix(mostIDs).map { FragmentID(value: Naive.number($0), count: $0.count) }
    }
}
