import BitchatFrame
import WireFormat

/// Tells by its looks whether a value of an unknown attribute is a bitchat frame (docs/capture-formats.md 10.7).
package struct FrameShape {
    /// Milliseconds since 1970 of the first instants of 2023 and of 2040.
    private static let plausibleTimes: Range<UInt64> = 1_672_531_200_000..<2_208_988_800_000

    private let decoder = FrameDecoder(limits: .ios)

    /// Whether `bytes` are one whole frame, with nothing or valid padding after it.
    package func isWhole(_ bytes: RawSpan) -> Bool {
        guard begins(bytes, bytes.whole), let frame = try? decoder.frame(bytes, bytes.whole) else { return false }
        return FramePadding.classify(bytes, after: frame.length).trailing == 0
    }

    /// Whether `range` begins with a plausible header: version, known type, no reserved flag, a time of our days.
    package func begins(_ bytes: RawSpan, _ range: ByteRange) -> Bool {
        guard let first = bytes.byte(at: range.offset), first == 1 || first == 2 else { return false }
        guard let header = try? decoder.header(bytes, range) else { return false }
        return header.type.name != nil && header.flags.isDisjoint(with: .reserved)
            && Self.plausibleTimes.contains(header.timestamp)
    }
}
