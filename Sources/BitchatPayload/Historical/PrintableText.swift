import WireFormat

/// Finds text among bytes of unknown layout.
package enum PrintableText {
    /// Whether the bytes of `range` are UTF-8 without control characters, and at least one.
    package static func isWhole(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        var offset = range.offset
        while offset < range.end {
            let length = printableLength(bytes, offset, range.end)
            guard length > 0 else { return false }
            offset &+= length
        }
        return !range.isEmpty
    }

    /// The longest run of UTF-8 without control characters, the first of equals; empty when there is none.
    package static func longestRun(_ bytes: RawSpan, _ range: ByteRange) -> ByteRange {
        var longest = ByteRange(range.offset, 0)
        var start = range.offset
        var offset = range.offset
        while offset < range.end {
            let length = printableLength(bytes, offset, range.end)
            offset &+= max(length, 1)
            if length == 0 {
                start = offset
            } else if offset &- start > longest.count {
                longest = ByteRange(start, offset &- start)
            }
        }
        return longest
    }

    /// The number of bytes of the printable scalar at `offset`, or 0 when there is none.
    private static func printableLength(_ bytes: RawSpan, _ offset: Int, _ end: Int) -> Int {
        let length = TextField.scalarLength(bytes, offset, end)
        guard let lead = bytes.byte(at: offset) else { return 0 }
        if length == 1 { return lead >= 0x20 && lead != 0x7F ? 1 : 0 }
        let isSecondControlSet = lead == 0xC2 && (bytes.byte(at: offset &+ 1) ?? 0) < 0xA0
        return isSecondControlSet ? 0 : length
    }
}
