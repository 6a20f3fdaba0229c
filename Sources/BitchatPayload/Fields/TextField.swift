import WireFormat

/// Text inside a payload, read as the iOS app reads it.
///
/// UTF-8 is strict, NUL is a character like any other, and one leading byte-order mark (`EF BB BF`) is swallowed
/// (docs/protocol.md 3.1 and 4.2).
package enum TextField {
    /// Where the text at `range` stands without a byte-order mark, or nil when it is not UTF-8.
    package static func range(_ bytes: RawSpan, _ range: ByteRange) -> ByteRange? {
        guard isValid(bytes, range) else { return nil }
        return startsWithMark(bytes, range) ? ByteRange(range.offset &+ 3, range.count &- 3) : range
    }

    /// Whether the bytes of `range` are well-formed UTF-8.
    package static func isValid(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        var offset = asciiPrefix(bytes, range)
        while offset < range.end {
            let length = scalarLength(bytes, offset, range.end)
            guard length > 0 else { return false }
            offset &+= length
        }
        return true
    }

    /// The number of bytes of the well-formed scalar at `offset`, or 0 when there is none before `end`.
    package static func scalarLength(_ bytes: RawSpan, _ offset: Int, _ end: Int) -> Int {
        guard let lead = bytes.byte(at: offset) else { return 0 }
        if lead < 0x80 { return 1 }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard lead >= 0xC2, lead <= 0xF4, offset &+ length <= end else { return 0 }
        guard let second = bytes.byte(at: offset &+ 1), secondBytes(after: lead).contains(second) else { return 0 }
        for index in 2..<Swift.max(length, 2) {
            guard let byte = bytes.byte(at: offset &+ index), byte & 0xC0 == 0x80 else { return 0 }
        }
        return length
    }

    /// Where the first step, of sixteen or eight bytes, that holds a byte outside ASCII begins; most texts end there.
    @inline(__always)
    private static func asciiPrefix(_ bytes: RawSpan, _ range: ByteRange) -> Int {
        var cursor = ByteCursor(range, layer: .payload)
        while cursor.remaining >= 16, let word = try? cursor.load(bytes, UInt128.self) {
            guard word & 0x8080_8080_8080_8080_8080_8080_8080_8080 == 0 else { return cursor.position &- 16 }
        }
        while cursor.remaining >= 8, let word = try? cursor.load(bytes, UInt64.self) {
            guard word & 0x8080_8080_8080_8080 == 0 else { return cursor.position &- 8 }
        }
        return cursor.position
    }

    /// The second bytes that keep a scalar out of the overlong, surrogate and too large ones.
    private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    }

    @inline(__always)
    private static func startsWithMark(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        range.count >= 3 && bytes.byte(at: range.offset) == 0xEF && bytes.byte(at: range.offset &+ 1) == 0xBB
            && bytes.byte(at: range.offset &+ 2) == 0xBF
    }
}
