import WireFormat

/// A stream ID as a sync request names it: 0 to 8 bytes, of which only IDs of 8 can match a fragment.
package struct FragmentID: Sendable, Hashable {
    /// The bytes as a big-endian number.
    package let value: UInt64
    /// The number of bytes.
    package let count: Int

    /// Makes an ID of `count` bytes.
    package init(value: UInt64, count: Int = 8) {
        self.value = value
        self.count = count
    }

    /// Reads the digits of a token that is 16 characters long, or nil when it is none (docs/protocol.md 4.2).
    ///
    /// `digits` is the token without surrounding whitespace. A leading `0x` or `0X` is dropped; each pair that follows
    /// is read as an integer, so that `+f` is 0f and `-0` is 00.
    package init?(digits: ArraySlice<UInt8>) {
        var rest = digits
        if rest.starts(with: [0x30, 0x78]) || rest.starts(with: [0x30, 0x58]) { rest = rest.dropFirst(2) }
        guard rest.count.isMultiple(of: 2), rest.count <= 16 else { return nil }
        let count = rest.count / 2
        var value: UInt64 = 0
        while let first = rest.popFirst(), let second = rest.popFirst() {
            guard let byte = Self.pair(first, second) else { return nil }
            value = value << 8 | UInt64(byte)
        }
        self.init(value: value, count: count)
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> UInt8? {
        guard let low = Hexadecimal.value(of: second) else { return nil }
        switch first {
        case UInt8(ascii: "+"): return low
        case UInt8(ascii: "-"): return low == 0 ? 0 : nil
        default: return Hexadecimal.value(of: first).map { $0 << 4 | low }
        }
    }

    /// The bytes.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 &* (count &- 1 &- index)))) }
        return bytes
    }
}
