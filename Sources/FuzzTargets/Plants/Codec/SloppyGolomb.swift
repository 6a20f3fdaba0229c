import BitchatPayload
import WireFormat

/// A small reader of filters with a switch for each fault: right as it begins, wrong by one line.
struct SloppyGolomb: Sendable {
    /// The largest P, the first value's offset, and how many bits a remainder may lack.
    var mostP = 32, step: Int64 = 1, missingBits = 0
    /// Whether a sum of M counts, whether the zero fill yields one more value, and whether the length of a run is held in a byte.
    var takesM = false, addsGhost = false, countsInByte = false
    /// Whether remainders are read lowest bit first, and whether a range of 1 is decoded.
    var readsLowestFirst = false, readsRangeOfOne = false

    /// The values of a filter.
    func values(_ p: Int, _ m: UInt32, _ bytes: RawSpan) -> [Int64] {
        guard 1...mostP ~= p, m > 1 || readsRangeOfOne else { return [] }
        var (values, place, sum) = ([Int64](), 0, Int64(0))
        while let run = run(bytes, &place), bytes.byteCount * 8 - place >= p - missingBits {
            sum += run << Int64(p) + low(p, bytes, &place) + step
            guard sum < Int64(m) || (takesM && sum == Int64(m)) else { return values }
            values.append(sum)
        }
        if addsGhost, let last = values.last, last + 1 < Int64(m) { values.append(last + 1) }
        return values
    }

    private func run(_ bytes: RawSpan, _ place: inout Int) -> Int64? {
        var (count, narrow) = (Int64(0), UInt8(0))
        while let set = bit(bytes, place) {
            place += 1
            if !set { return countsInByte ? Int64(narrow) : count }
            count += 1
            if countsInByte { narrow += 1 }
        }
        return nil
    }

    private func low(_ p: Int, _ bytes: RawSpan, _ place: inout Int) -> Int64 {
        var value: Int64 = 0
        for index in 0..<p {
            let set: Int64 = bit(bytes, place) == true ? 1 : 0
            value = readsLowestFirst ? value | set << Int64(index) : value << 1 | set
            place += 1
        }
        return value
    }

    private func bit(_ bytes: RawSpan, _ place: Int) -> Bool? {
        bytes.byte(at: place / 8).map { $0 & (0x80 >> UInt8(place % 8)) != 0 }
    }
}
