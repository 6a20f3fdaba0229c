import BitchatFrame
import WireFormat

/// A frame read the plain way, field after field, as docs/protocol.md 2.1 to 2.4 lay it out: the oracle of the decoder.
///
/// Shares no code with the decoder but the names of refusals. The checks stand in the order of the layout; a frame that is whole
/// by its own lengths is not called cut.
struct SimpleFrame {
    /// Why the frame is refused, if it is.
    private(set) var refusal: DecodeError.Reason?
    /// The byte fields and numbers of the header.
    private(set) var version: UInt8 = 0, type: UInt8 = 0, ttl: UInt8 = 0, flags: UInt8 = 0
    /// The timestamp and the two names as numbers.
    private(set) var timestamp: UInt64 = 0, sender: UInt64 = 0, recipient: UInt64?
    /// The declared payload length and, of a compressed frame, the declared size.
    private(set) var payloadLength = 0, originalSize: Int?
    /// Where the hops begin and how many there are.
    private(set) var routeStart = 0, hops = 0
    /// Where the payload section begins, where it ends, and where the frame ends.
    private(set) var section = 0, sectionEnd = 0, end = 0

    /// Reads the frame at the start of `bytes`; `cap` limits the declared length and the declared size.
    init(_ bytes: RawSpan, cap: Int) { refusal = read(bytes, cap: cap) }

    /// Whether the frame has each of its optional parts.
    var hasSignature: Bool { flags & 0x02 != 0 }
    /// Whether its payload is compressed.
    var isCompressed: Bool { flags & 0x04 != 0 }
    /// Whether it is read with a route field.
    var hasRoute: Bool { version == 2 && flags & 0x08 != 0 }
    /// The size of the field before a compressed body.
    var preamble: Int { version == 1 ? 2 : 4 }

    private mutating func read(_ bytes: RawSpan, cap: Int) -> DecodeError.Reason? {
        let there = bytes.byteCount
        guard there >= 22 else { return .short }
        version = bytes.byte(at: 0) ?? 0
        guard version == 1 || version == 2 else { return .version }
        guard version == 1 || there >= 24 else { return .short }
        type = bytes.byte(at: 1) ?? 0
        ttl = bytes.byte(at: 2) ?? 0
        timestamp = Naive.number(bytes, 3, 8)
        flags = bytes.byte(at: 11) ?? 0
        let wide = version == 2
        payloadLength = Int(Naive.number(bytes, 12, wide ? 4 : 2))
        sender = Naive.number(bytes, wide ? 16 : 14, 8)
        guard payloadLength <= cap else { return .lengthLimit }
        return readBody(bytes, there, from: wide ? 24 : 22, cap)
    }

    private mutating func readBody(_ bytes: RawSpan, _ there: Int, from start: Int, _ cap: Int) -> DecodeError.Reason? {
        var place = start
        if flags & 0x01 != 0 {
            guard there >= place + 8 else { return .truncated }
            recipient = Naive.number(bytes, place, 8)
            place += 8
        }
        if hasRoute {
            guard let count = bytes.byte(at: place), there >= place + 1 + 8 * Int(count) else { return .truncated }
            (routeStart, hops) = (place + 1, Int(count))
            place += 1 + 8 * Int(count)
        }
        (section, sectionEnd) = (place, place + payloadLength)
        end = sectionEnd + (hasSignature ? 64 : 0)
        return isCompressed ? readPacked(bytes, there, cap) : there < end ? .truncated : nil
    }

    private mutating func readPacked(_ bytes: RawSpan, _ there: Int, _ cap: Int) -> DecodeError.Reason? {
        if there < section + preamble, there < end { return .truncated }
        if payloadLength < preamble { return .packedTooSmall }
        if payloadLength == preamble { return .packedEmpty }
        if there < sectionEnd { return .truncated }
        let size = Int(Naive.number(bytes, section, preamble))
        originalSize = size
        if size == 0 || size > cap { return .originalLimit }
        if size > (payloadLength - preamble) * 50_000 { return .ratio }
        return there < end ? .truncated : nil
    }
}
