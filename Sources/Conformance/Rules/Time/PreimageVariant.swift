import BitchatFrame
import WireFormat

/// The bytes that a signature covers, rightly or with usual mistakes (docs/protocol.md 2.8).
struct PreimageVariant: Sendable, Hashable {
    /// The ttl; rightly 0.
    var ttl: UInt8 = 0
    /// The flags left in that should be cleared; rightly none.
    var keptFlags: FrameFlags = []
    /// Whether the padding is applied; rightly so.
    var isPadded = true

    /// What is signed rightly.
    static let right = PreimageVariant()

    /// The mistakes, alone and together, whose bytes differ from what is right for `frame`.
    ///
    /// A ttl that was left in is the one at hand, or 7 when relays have lowered it.
    static func mistakes(for frame: Frame) -> [PreimageVariant] {
        let header = frame.header
        let ttls = [0, ProtocolLimits.originTTL] + ([0, ProtocolLimits.originTTL].contains(header.ttl) ? [] : [header.ttl])
        let flags: [FrameFlags] = header.flags.contains(.rsr) ? [[], .rsr, .signature, [.rsr, .signature]] : [[], .signature]
        let lengths = pads(frame.unsignedLength) ? [false, true] : [true]
        var variants: [PreimageVariant] = []
        for kept in flags {
            for ttl in ttls {
                for isPadded in lengths { variants.append(PreimageVariant(ttl: ttl, keptFlags: kept, isPadded: isPadded)) }
            }
        }
        return variants.filter { $0 != .right }
    }

    /// The bytes for `frame`; `right` are those that should be signed.
    func preimage(of frame: Frame, from right: [UInt8]) -> [UInt8] {
        var writer = ByteWriter(capacity: right.count)
        for (offset, byte) in right.prefix(frame.unsignedLength).enumerated() {
            switch offset {
            case FrameHeader.ttlOffset: writer.byte(ttl)
            case FrameHeader.flagsOffset: writer.byte(byte | keptFlags.rawValue)
            default: writer.byte(byte)
            }
        }
        if isPadded { FramePadding.pad(&writer.bytes, to: FramePadding.block(for: writer.bytes.count)) }
        return writer.bytes
    }

    /// Whether a frame of `length` bytes is padded at all.
    private static func pads(_ length: Int) -> Bool {
        1...ProtocolLimits.longestPadding ~= FramePadding.block(for: length) - length
    }
}

extension PreimageVariant: CustomStringConvertible {
    /// What is wrong with it, as in "without padding, with ttl 7".
    var description: String {
        var mistakes = isPadded ? [] : ["without padding"]
        if ttl != 0 { mistakes.append("with ttl \(ttl)") }
        if keptFlags.contains(.rsr) { mistakes.append("with the RSR flag") }
        if keptFlags.contains(.signature) { mistakes.append("with the signature flag") }
        return mistakes.joined(separator: ", ")
    }
}
