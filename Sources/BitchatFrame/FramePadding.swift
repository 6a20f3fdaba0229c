import WireFormat

/// The padding that hides how long a frame is: n bytes of value n, as in PKCS#7 (docs/protocol.md 2.5).
package enum FramePadding {
    /// The bytes that follow a frame in its buffer.
    package struct Tail: Sendable, Hashable {
        /// The bytes of valid padding.
        package var padding: Int
        /// The bytes that are none.
        package var trailing: Int

        /// Makes a tail; see the properties.
        package init(padding: Int, trailing: Int) {
            self.padding = padding
            self.trailing = trailing
        }
    }

    /// The length that a frame of `size` bytes is padded to: the smallest block with 16 bytes to spare, above 2,032 `size`.
    package static func block(for size: Int) -> Int {
        ProtocolLimits.paddingBlocks.first { size <= $0 - ProtocolLimits.paddingReserve } ?? size
    }

    /// Pads `bytes` to `size` if that takes 1 to 255 bytes, otherwise leaves them as they are.
    package static func pad(_ bytes: inout [UInt8], to size: Int) {
        let missing = size.subtractingReportingOverflow(bytes.count).partialValue
        guard size > bytes.count, let count = UInt8(exactly: missing) else { return }
        bytes.append(contentsOf: repeatElement(count, count: missing))
    }

    /// The length of `bytes` without their padding: all of them unless they end with n bytes of value n, n not 0.
    package static func unpaddedLength(_ bytes: RawSpan) -> Int {
        guard let last = bytes.byte(at: bytes.byteCount - 1), last > 0, Int(last) <= bytes.byteCount else {
            return bytes.byteCount
        }
        let length = bytes.byteCount - Int(last)
        return isRun(of: last, bytes, ByteRange(length, Int(last))) ? length : bytes.byteCount
    }

    /// Tells what stands in `bytes` from `end` on: padding when the rest is nothing but one whole padding, otherwise trailing.
    package static func classify(_ bytes: RawSpan, after end: Int) -> Tail {
        let count = max(0, bytes.byteCount - max(0, end))
        guard let first = bytes.byte(at: end), Int(first) == count, isRun(of: first, bytes, ByteRange(end, count)) else {
            return Tail(padding: 0, trailing: count)
        }
        return Tail(padding: count, trailing: 0)
    }

    /// Whether every byte of `range` is `value`.
    static func isRun(of value: UInt8, _ bytes: RawSpan, _ range: ByteRange) -> Bool {
        var cursor = ByteCursor(range, layer: .frame)
        let word = UInt64(value) &* 0x0101_0101_0101_0101
        while cursor.remaining >= 8 {
            guard let next = try? cursor.load(bytes, UInt64.self), next == word else { return false }
        }
        for offset in cursor.position..<range.end where bytes.byte(at: offset) != value { return false }
        return true
    }
}
