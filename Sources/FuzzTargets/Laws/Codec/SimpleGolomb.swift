/// Golomb-coded sets over an array of bits: the oracle of filters (docs/protocol.md 4.4).
enum SimpleGolomb {
    /// The values of a filter as iOS decodes it: nothing unless P is 1 to 32 and M above 1.
    static func values(p: Int, m: UInt32, _ bytes: [UInt8]) -> [Int64] {
        1...32 ~= p && m > 1 ? walk(p: p, m: m, bytes) : []
    }

    /// The values as Android decodes it: any P, shift counts modulo 64, signed sums that wrap.
    static func androidValues(p: Int, m: UInt32, _ bytes: [UInt8]) -> [Int64] { m > 1 ? walk(p: p, m: m, bytes) : [] }

    private static func walk(p: Int, m: UInt32, _ bytes: [UInt8]) -> [Int64] {
        var bits = bytes.flatMap(Self.bits)[...]
        var values: [Int64] = []
        var sum: Int64 = 0
        while let end = bits.firstIndex(of: false) {
            let ones = Int64(end - bits.startIndex)
            let low = bits[(end + 1)...].prefix(p)
            guard low.count == p else { break }
            let rest = low.reduce(Int64(0)) { $0 &* 2 &+ ($1 ? 1 : 0) }
            sum = sum &+ (ones << Int64(p % 64)) &+ rest &+ 1
            guard sum < Int64(m) else { break }
            values.append(sum)
            bits = bits[(end + 1 + p)...]
        }
        return values
    }

    private static func bits(_ byte: UInt8) -> [Bool] { (0..<8).map { byte << UInt8($0) & 0x80 != 0 } }

    /// The place of a hash: its remainder, 0 replaced by 1; in a range of 0 or 1 there is only 0 (Android: 1).
    static func bucket(_ hash: UInt64, m: UInt32, isAndroid: Bool) -> UInt32 {
        if m <= 1 { return isAndroid ? 1 : 0 }
        let rest = UInt32(hash % UInt64(m))
        return rest == 0 ? 1 : rest
    }

    /// The filter of the first IDs that fit, written bit by bit.
    static func built(budget: Int, rate: Double, isAndroid: Bool, _ hashes: [UInt64]) -> BuiltFilter {
        let p = parameter(rate)
        let count = min(hashes.count, max(1, 8 * budget / (p + 2)))
        guard count > 0 else { return BuiltFilter(p: p, m: 1, filter: [], covered: 0) }
        let m = UInt32(min(UInt64(count) << UInt64(p), 0xFFFF_FFFF))
        let bytes = packed(Set(hashes.prefix(count).map { bucket($0, m: m, isAndroid: isAndroid) }).sorted(), p)
        guard bytes.count <= budget else { return BuiltFilter(p: p, m: isAndroid ? 1 : m, filter: [], covered: 0) }
        return BuiltFilter(p: p, m: m, filter: bytes, covered: count)
    }

    /// The parameter of a rate: how many halvings of 1 bring it to the rate or below, the rate held in 10⁻⁶ to 0.25.
    static func parameter(_ rate: Double) -> Int {
        let held = rate > 0.000001 ? min(rate, 0.25) : 0.000001
        return (1...20).first { 1 / Double(UInt64(1) << UInt64($0)) <= held } ?? 20
    }

    private static func packed(_ values: [UInt32], _ p: Int) -> [UInt8] {
        var bits: [Bool] = []
        var last: UInt64 = 0
        for value in values.map(UInt64.init) {
            let step = value - last - 1
            bits += [Bool](repeating: true, count: Int(step >> UInt64(p))) + [false]
            for place in (0..<p).reversed() { bits.append(step >> UInt64(place) % 2 == 1) }
            last = value
        }
        while bits.count % 8 != 0 { bits.append(false) }
        return stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(0) { $0 * 2 + ($1 ? 1 : 0) } }
    }
}
