import Hashes
import WireFormat

/// Repeatable randomness: the SplitMix64 generator, whose whole state is one number.
package struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
    private var state: UInt64

    /// Makes a generator; equal seeds give equal numbers.
    package init(seed: UInt64) { state = seed }

    /// Makes a generator whose seed is the first 8 bytes of the label's SHA-256 digest.
    package init(label: String) {
        self.init(seed: Array(label.utf8).withRawSpan { SHA256Hasher().hash($0).first })
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from 0 to `bound` − 1, or 0 when there is none; small bounds only, since it is a remainder.
    package mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    /// The next `count` bytes.
    package mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: max(0, count))
        fill(&bytes, bytes.indices)
        return bytes
    }

    /// The first `count` bytes, leaving the generator as it is.
    package func first(_ count: Int) -> [UInt8] {
        var copy = self
        return copy.bytes(count)
    }

    /// Overwrites the bytes of `range`, cut to what `bytes` holds.
    package mutating func fill(_ bytes: inout [UInt8], _ range: Range<Int>) {
        var word: UInt64 = 0
        for (step, index) in range.clamped(to: bytes.indices).enumerated() {
            word = step.isMultiple(of: 8) ? next() : word >> 8
            bytes[index] = UInt8(truncatingIfNeeded: word)
        }
    }
}
