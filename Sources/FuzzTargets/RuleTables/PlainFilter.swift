import WireFormat

/// A sync request read the plain way: its fields, and its filter as a list of numbers (docs/protocol.md 4.1 and 4.4).
///
/// Independent of `RequestSyncPayload` and `GCSFilter`; for the well-formed requests that nodes make.
struct PlainFilter {
    /// The Golomb-Rice parameter and the hash range.
    private(set) var p = 0, m: UInt64 = 0
    /// The numbers in the filter, and the bytes of it.
    private(set) var values: [UInt64] = [], byteCount = 0
    /// The types, as bits; nil when the field is not there.
    private(set) var types: UInt64?
    /// The cursor.
    private(set) var since: UInt64?
    /// The text of the stream IDs.
    private(set) var streams: [UInt8]?

    /// Reads a request.
    init(_ payload: [UInt8]) {
        var place = 0
        while place + 3 <= payload.count {
            let length = Int(payload[place + 1]) << 8 | Int(payload[place + 2]), start = place + 3
            guard start + length <= payload.count else { return }
            take(payload[place], payload[start..<start + length])
            place = start + length
        }
    }

    /// The number that a hash is in this filter.
    func bucket(_ hash: UInt64) -> UInt64 { m < 2 ? 0 : max(1, hash % m) }

    /// Whether the filter holds a hash.
    func holds(_ hash: UInt64) -> Bool {
        let bucket = bucket(hash)
        for value in values where value >= bucket { return m > 1 && value == bucket }
        return false
    }

    /// The stream IDs named, as numbers.
    var streamIDs: [UInt64] {
        (streams ?? []).split(separator: 0x2C).compactMap { UInt64(String(decoding: $0, as: UTF8.self), radix: 16) }
    }

    private mutating func take(_ tag: UInt8, _ value: ArraySlice<UInt8>) {
        let number = value.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        switch tag {
        case 1: p = Int(number)
        case 2: m = number
        case 3: read(value)
        case 4: types = value.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        case 5: since = number
        case 6: streams = Array(value)
        default: break
        }
    }

    /// Reads the bit stream: for each number ones and a zero, then P bits; it ends with the bits, or at M.
    private mutating func read(_ data: ArraySlice<UInt8>) {
        byteCount = data.count
        let bits = data.count * 8, first = data.startIndex
        var place = 0, sum: UInt64 = 0
        func bit(_ place: Int) -> UInt64 { UInt64(data[first + place / 8] >> UInt8(7 - place % 8) & 1) }
        while m > 1 {
            var step: UInt64 = 0
            while place < bits, bit(place) == 1 { (step, place) = (step + 1, place + 1) }
            guard place + 1 + p <= bits else { return }
            place += 1
            for _ in 0..<p { (step, place) = (step << 1 | bit(place), place + 1) }
            sum += step + 1
            if sum >= m { return }
            values.append(sum)
        }
    }
}
