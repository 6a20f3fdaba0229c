import BitchatPayload
import WireFormat

/// The zero bits that fill the last byte of a set's bit stream, and the values they may pass for (docs/protocol.md 4.4).
///
/// A value of P + 1 zero bits is one more than the value before it. The fill has at most 7 bits, so that none fits from P = 7 on.
enum ZeroFill {
    /// How many of the last values of `set`, whose bit stream stands at `range`, may be nothing but fill.
    static func values(of set: GCSFilter, _ bytes: RawSpan, _ range: ByteRange) -> Int {
        guard let last = bytes.byte(at: range.end &- 1), !range.isEmpty else { return 0 }
        let fill = min(last.trailingZeroBitCount, 7)
        var count = 0
        while count < set.values.count, set.bitsLeft + (count + 1) * (set.p + 1) <= fill, isNextNumber(set.values, fromEnd: count)
        {
            count += 1
        }
        return count
    }

    /// Whether the value at `place` from the end is one more than the one before it, which is 0 for the first.
    private static func isNextNumber(_ values: [Int64], fromEnd place: Int) -> Bool {
        let index = values.count - 1 - place
        return values[index] == (index == 0 ? 1 : values[index - 1] + 1)
    }
}
