/// SplitMix64: the same numbers for the same seed, on every machine.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
    private var state: UInt64

    /// Makes a generator; near seeds give unrelated numbers.
    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    /// A generator whose numbers have nothing to do with those that follow here.
    package mutating func split() -> SeededGenerator { SeededGenerator(seed: next()) }

    /// True `perMille` times in a thousand.
    package mutating func happens(_ perMille: Int) -> Bool { Int(next() % 1000) < perMille }

    /// A number of `range`, which must hold fewer than 2^63; by remainder, which is even enough for a simulation.
    package mutating func number(in range: ClosedRange<Int64>) -> Int64 {
        let count = UInt64(range.upperBound - range.lowerBound) + 1
        return range.lowerBound + Int64(next() % count)
    }

    /// A bijection of 64 bits that spreads every bit over all of them.
    static func mix(_ number: UInt64) -> UInt64 {
        var value = number
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
