import BitchatFrame
import WireFormat

/// Tells by its looks whether a value of an unknown attribute is a bitchat frame (docs/capture-formats.md 10.7).
package struct FrameShape {
    /// Milliseconds since 1970 of the first instants of 2023 and of 2040.
    package static let plausibleTimes: Range<UInt64> = 1_672_531_200_000..<2_208_988_800_000

    private let decoder = FrameDecoder(limits: .ios)

    /// Makes the judgement; it holds no state.
    package init() {}

    /// Whether `bytes` are one whole frame, with nothing or valid padding after it.
    package func isWhole(_ bytes: RawSpan) -> Bool {
        guard begins(bytes, bytes.whole), let frame = try? decoder.frame(bytes, bytes.whole) else { return false }
        return FramePadding.classify(bytes, after: frame.length).trailing == 0
    }

    /// Whether `range`, which `bytes` hold, begins with a plausible header: version, known type, no reserved flag, a time of
    /// our days.
    ///
    /// Twelve bytes tell: a value of the smallest MTU has 20, which is less than a header.
    package func begins(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        var cursor = ByteCursor(range, layer: .frame)
        guard let version = try? cursor.byte(bytes), version == 1 || version == 2 else { return false }
        guard let type = try? cursor.byte(bytes), MessageType(rawValue: type).name != nil else { return false }
        guard (try? cursor.byte(bytes)) != nil, let time = try? cursor.bigEndian(bytes, UInt64.self) else { return false }
        guard Self.plausibleTimes.contains(time), let flags = try? cursor.byte(bytes) else { return false }
        return FrameFlags(rawValue: flags).isDisjoint(with: .reserved)
    }

    /// Where another frame begins after the one that ends at `end`, directly or behind its padding; the end where none does.
    package func nextStart(_ bytes: RawSpan, after end: Int) -> Int {
        guard let first = bytes.byte(at: end) else { return bytes.byteCount }
        if begins(bytes, ByteRange(end, bytes.byteCount - end)) { return end }
        let next = end + Int(first)
        guard next < bytes.byteCount, begins(bytes, ByteRange(next, bytes.byteCount - next)) else { return bytes.byteCount }
        let padding = bytes.withBytes(ByteRange(end, Int(first))) { FramePadding.classify($0, after: 0).padding }
        return padding == Int(first) ? next : bytes.byteCount
    }
}
