import BitchatFrame
import WireFormat

/// A frame taken apart so that parts can be left out: what remains is written with flags, count and length that fit.
struct SplitFrame: Hashable {
    /// 1 or 2.
    var version: UInt8
    /// Type, ttl and timestamp.
    let fixed: [UInt8]
    /// The flag byte; the bits of parts follow the parts.
    private var otherFlags: FrameFlags
    /// The sender.
    let sender: [UInt8]
    /// The recipient, if flagged.
    var recipient: [UInt8]?
    /// The hops; nil without a route.
    var hops: [[UInt8]]?
    /// The payload section as it stands, with its size field when compressed.
    var section: [UInt8]
    /// The signature, if flagged.
    var signature: [UInt8]?
    /// What follows the frame.
    var tail: [UInt8]

    /// The flags that say that a part is there.
    private static let parts: FrameFlags = [.recipient, .route, .signature]

    /// Takes `bytes` apart; nil when no app would find the parts.
    init?(_ bytes: [UInt8]) {
        guard let frame = Self.frame(bytes) else { return nil }
        version = frame.header.version
        fixed = Array(bytes[1..<11])
        otherFlags = frame.header.flags.subtracting(Self.parts)
        let senderStart = frame.header.fixedLength
        sender = Array(bytes[senderStart..<senderStart + 8])
        recipient = frame.recipient?.bytes
        let hasRoute = version == 2 && frame.header.flags.contains(.route)
        if version == 1, frame.header.flags.contains(.route) { otherFlags.insert(.route) }
        hops = hasRoute ? stride(from: frame.route.offset, to: frame.route.end, by: 8).map { Array(bytes[$0..<$0 + 8]) } : nil
        section = Array(bytes[frame.section.offset..<frame.section.end])
        signature = frame.signature.map { Array(bytes[$0.offset..<$0.end]) }
        tail = Array(bytes[frame.length...])
    }

    /// The frame by the iOS rules or by Android's larger ones.
    private static func frame(_ bytes: [UInt8]) -> Frame? {
        bytes.withRawSpan { span in
            (try? FrameDecoder(limits: .ios).frame(span, span.whole))
                ?? (try? FrameDecoder(limits: .android).frame(span, span.whole))
        }
    }

    /// What the payload is.
    var type: MessageType { MessageType(rawValue: fixed[0]) }
    /// Whether the section is compressed.
    var isCompressed: Bool { otherFlags.contains(.compressed) }

    /// The flag byte that belongs to the parts.
    private var flags: FrameFlags {
        var flags = otherFlags
        if recipient != nil { flags.insert(.recipient) }
        if hops != nil { flags.insert(.route) }
        if signature != nil { flags.insert(.signature) }
        return flags
    }

    /// The frame put together again, and what follows it.
    var bytes: [UInt8] {
        var writer = ByteWriter(capacity: 64 + section.count + tail.count)
        writer.byte(version)
        writer.append(fixed)
        writer.byte(flags.rawValue)
        if version == 1 {
            writer.bigEndian(UInt16(clamping: section.count))
        } else {
            writer.bigEndian(UInt32(clamping: section.count))
        }
        writer.append(sender)
        if let recipient { writer.append(recipient) }
        if let hops {
            writer.byte(UInt8(clamping: hops.count))
            writer.append(hops.joined())
        }
        writer.append(section)
        if let signature { writer.append(signature) }
        writer.append(tail)
        return writer.bytes
    }

    /// The same with the payload inflated; nil when it is plain, or does not inflate.
    var inflated: SplitFrame? {
        let whole = bytes
        guard isCompressed, let frame = Self.frame(whole) else { return nil }
        let payload = whole.withRawSpan { span in
            try? FrameInflater().withPayload(of: frame, in: span, limits: .ios) { (bytes) throws(DecodeError) in bytes.array }
        }
        guard let payload, version == 2 || payload.count <= 65_535 else { return nil }
        var plain = self
        plain.section = payload
        plain.otherFlags.remove(.compressed)
        return plain
    }
}
