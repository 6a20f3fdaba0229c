import WireFormat

/// Reads the values of a Golomb-coded set one by one (docs/protocol.md 4.4).
///
/// Each value is a step from the one before: the quotient of step − 1 by 2^P as ones and a zero, then P bits of
/// remainder, most significant first. Reading ends with the bits or at the first sum of at least M. Every call
/// consumes bits, so a walk over hostile input ends after as many steps as there are bits.
package struct GCSValues: Sendable {
    private let parameter: Int
    private let modulus: Int64
    private var bit: Int
    private let end: Int
    private var sum: Int64 = 0

    /// Begins at the first bit of `range`.
    ///
    /// `p` outside 1...32 is an empty set by the iOS rules; Android takes any, with sums in signed 64-bit
    /// arithmetic and shift counts modulo 64, so that values can be negative and out of order.
    package init(p: Int, m: UInt32, _ range: ByteRange, rules: PayloadRules = .ios) {
        let isUsable = m > 1 && (rules == .android ? p >= 0 : (1...32).contains(p))
        parameter = p
        modulus = Int64(m)
        bit = range.offset &* 8
        end = isUsable ? range.end &* 8 : bit
    }

    /// The next value, or nil at the end.
    package mutating func next(_ bytes: RawSpan) -> Int64? {
        guard let quotient = quotient(bytes), let remainder = remainder(bytes) else {
            bit = end
            return nil
        }
        let shift = Int64(parameter & 63)
        sum &+= (quotient &<< shift) &+ remainder &+ 1
        if sum >= modulus {
            bit = end
            return nil
        }
        return sum
    }

    /// The number of bits that follow the last value read.
    package var bitsLeft: Int { end &- bit }

    private mutating func quotient(_ bytes: RawSpan) -> Int64? {
        var ones: Int64 = 0
        while let set = nextBit(bytes) {
            if !set { return ones }
            ones &+= 1
        }
        return nil
    }

    private mutating func remainder(_ bytes: RawSpan) -> Int64? {
        guard end &- bit >= parameter else { return nil }
        var value: Int64 = 0
        for _ in 0..<parameter {
            guard let set = nextBit(bytes) else { return nil }
            value = value &<< 1 | (set ? 1 : 0)
        }
        return value
    }

    private mutating func nextBit(_ bytes: RawSpan) -> Bool? {
        guard bit < end, let byte = bytes.byte(at: bit >> 3) else { return nil }
        let set = byte & (0x80 >> UInt8(bit & 7)) != 0
        bit &+= 1
        return set
    }
}
