import WireFormat

/// The plain way to read numbers and to hash an input: what the laws' own readers are built on.
///
/// Nothing here is used by the decoders under test.
enum Naive {
    /// A big-endian number of `count` bytes; bytes beyond the end count as zero.
    @inline(__always)
    static func number(_ bytes: RawSpan, _ offset: Int, _ count: Int) -> UInt64 {
        var value: UInt64 = 0
        var index = 0
        while index < count {
            value = value << 8 | UInt64(bytes.byte(at: offset &+ index) ?? 0)
            index &+= 1
        }
        return value
    }

    /// A big-endian number of the bytes of an array slice.
    static func number(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    /// The bytes of a number, big endian.
    static func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (count - 1 - $0))) }
    }

    /// A mixed number over the whole input: chooses which of the slow laws are held for it, the same on every run.
    static func mix(_ bytes: RawSpan) -> UInt64 {
        var cursor = ByteCursor(whole: bytes, layer: .capture)
        var state = UInt64(truncatingIfNeeded: bytes.byteCount)
        while cursor.remaining >= 8, let word = try? cursor.load(bytes, UInt64.self) {
            state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
            state ^= state >> 29
        }
        while let byte = try? cursor.byte(bytes) { state = (state ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
        state = (state ^ state >> 32) &* 0xD6E8_FEB8_6659_FD93
        return state ^ state >> 32
    }
}
