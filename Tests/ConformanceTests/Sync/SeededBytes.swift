/// A sequence of bytes that is the same on every machine.
struct SeededBytes {
    private var state: UInt64

    /// Begins the sequence of `seed`.
    init(seed: UInt64) { state = seed }

    /// The next byte.
    mutating func next() -> UInt8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
    }
}
