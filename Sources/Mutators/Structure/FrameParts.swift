import BitchatFrame
import WireFormat

/// Where the parts of a frame stand, read leniently (docs/protocol.md 2.1).
///
/// A version below 2 has the short header, every other the long one. A payload length that does not fit counts as all there is
/// but a signature.
package struct FrameParts: Sendable, Hashable {
    /// The bytes looked at.
    package let whole: Range<Int>
    /// Whether the header is the short one of version 1.
    package let isShort: Bool
    /// The flag byte.
    package let flags: FrameFlags
    /// The payload length as declared.
    package let declaredLength: Int
    /// The recipient; empty, at its place, when there is none.
    package let recipient: Range<Int>
    /// The route with its count byte; empty, at its place, when there is none.
    package let route: Range<Int>
    /// The payload section.
    package let section: Range<Int>
    /// The signature; empty, at its place, when there is none.
    package let signature: Range<Int>

    /// The bytes of a peer ID.
    package static let idLength = 8
    /// The bytes of a signature.
    package static let signatureLength = 64

    /// Finds the parts of the frame that begins `range`; nil when not even its header fits.
    package init?(_ bytes: RawSpan, _ range: Range<Int>) {
        let (start, end) = (range.lowerBound, range.upperBound)
        guard range.count >= ProtocolLimits.smallestFrame, let version = bytes.byte(at: start) else { return nil }
        isShort = version < 2
        let head = start + (isShort ? ProtocolLimits.smallestFrame : ProtocolLimits.smallestFrame + 2)
        guard head <= end else { return nil }
        whole = range
        flags = FrameFlags(rawValue: bytes.byte(at: start + 11) ?? 0)
        var declared = 0
        for offset in start + 12..<head - Self.idLength { declared = declared << 8 | Int(bytes.byte(at: offset) ?? 0) }
        declaredLength = declared
        recipient = head..<min(flags.contains(.recipient) ? head + Self.idLength : head, end)
        let hops = Int(bytes.byte(at: recipient.upperBound) ?? 0)
        let hasRoute = !isShort && flags.contains(.route) && recipient.upperBound < end
        route = recipient.upperBound..<min(recipient.upperBound + (hasRoute ? 1 + hops * Self.idLength : 0), end)
        let rest = end - route.upperBound
        let signed = flags.contains(.signature) && rest >= Self.signatureLength ? Self.signatureLength : 0
        section = route.upperBound..<route.upperBound + min(declared, rest - signed)
        signature = section.upperBound..<section.upperBound + signed
    }
}

extension FrameParts {
    /// Where the type byte stands.
    package var typeOffset: Int { whole.lowerBound + 1 }
    /// Where the ttl stands.
    package var ttlOffset: Int { whole.lowerBound + 2 }
    /// The timestamp.
    package var timestamp: Range<Int> { whole.lowerBound + 3..<whole.lowerBound + 11 }
    /// Where the flag byte stands.
    package var flagsOffset: Int { whole.lowerBound + 11 }
    /// The payload length.
    package var lengthField: Range<Int> { whole.lowerBound + 12..<whole.lowerBound + (isShort ? 14 : 16) }
    /// The author.
    package var sender: Range<Int> { lengthField.upperBound..<lengthField.upperBound + Self.idLength }
    /// What follows the frame: padding or other bytes.
    package var tail: Range<Int> { signature.upperBound..<whole.upperBound }
    /// The bytes of the original size of a compressed section.
    package var sizeFieldLength: Int { isShort ? 2 : 4 }
    /// The original size; empty unless flagged.
    package var originalSize: Range<Int> {
        flags.contains(.compressed)
            ? section.lowerBound..<min(section.lowerBound + sizeFieldLength, section.upperBound)
            : section.lowerBound..<section.lowerBound
    }
    /// The section without the original size.
    package var body: Range<Int> { originalSize.upperBound..<section.upperBound }
}
