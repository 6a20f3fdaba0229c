import BitchatFrame
import WireFormat

/// What stands in a stream of values before the next frame: padding, and bytes that belong to nothing (docs/protocol.md 1.5).
struct StreamLead: Sendable, Hashable {
    /// How many bytes stand before the frame.
    var length: Int
    /// How many of them are no padding.
    var foreign: Int

    /// Steps over padding, and over other bytes up to the next plausible header, as a stream reader would.
    ///
    /// Nil when `bytes` begin with a version byte already, or hold no plausible header further on.
    init?(_ bytes: RawSpan, _ shape: FrameShape) {
        guard let first = bytes.byte(at: 0), first != 1, first != 2 else { return nil }
        length = 0
        foreign = 0
        while length < bytes.byteCount {
            let rest = ByteRange(length, bytes.byteCount - length)
            if shape.begins(bytes, rest) { return }
            let padding = Self.paddingLength(bytes, rest)
            foreign += padding == 0 ? 1 : 0
            length += max(1, padding)
        }
        return nil
    }

    /// The length of the whole padding that begins `range`, or 0; values 1 and 2 look like versions and are none.
    private static func paddingLength(_ bytes: RawSpan, _ range: ByteRange) -> Int {
        guard let value = bytes.byte(at: range.offset), value > 2, Int(value) <= range.count else { return 0 }
        let count = Int(value)
        return bytes.withBytes(ByteRange(range.offset, count)) { FramePadding.classify($0, after: 0).padding }
    }
}
