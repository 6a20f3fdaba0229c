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
        var cursor = ByteCursor(range, layer: .payload)
        while true {
            skipASCII(&cursor, bytes, range)
            guard !cursor.isAtEnd else { return true }
            let length = scalarLength(bytes, cursor.position, range.end)
            guard length > 0 else { return false }
            cursor.position &+= length
        }
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

    /// Passes over ASCII in steps of sixteen and eight bytes, of which most texts consist, up to a step that holds another byte.
    ///
    /// The last step reaches back over bytes that were looked at before.
    @inline(__always)
    private static func skipASCII(_ cursor: inout ByteCursor, _ bytes: RawSpan, _ range: ByteRange) {
        let high: UInt64 = 0x8080_8080_8080_8080
        while cursor.remaining >= 16 {
            var next = cursor
            guard let word = try? next.load(bytes, UInt128.self) else { return }
            guard UInt64(truncatingIfNeeded: word >> 64 | word) & high == 0 else { break }
            cursor = next
        }
        if cursor.remaining >= 8 {
            var next = cursor
            guard let word = try? next.load(bytes, UInt64.self), word & high == 0 else { return }
            cursor = next
        }
        guard cursor.remaining < 8, range.count >= 8, range.end <= bytes.byteCount else { return }
        var last = cursor
        last.position = range.end &- 8
        if let word = try? last.load(bytes, UInt64.self), word & high == 0 { cursor.position = range.end }
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
