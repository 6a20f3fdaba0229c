/// A sequence of numbers from one seed: SplitMix64 (Steele, Lea, Flood 2014).
///
/// The seed is a keyed digest, so that knowing it tells nothing of the original.
struct StandInNumbers {
    private var state: UInt64

    /// Begins the sequence of `seed`.
    init(seed: UInt64) { state = seed }

    /// The next number.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number below `bound`, which is at least 1.
    mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % max(bound, 1) }

    /// The next `count` bytes.
    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            var word = next()
            for _ in 0..<min(8, count - bytes.count) {
                bytes.append(UInt8(truncatingIfNeeded: word))
                word >>= 8
            }
        }
        return bytes
    }
}
