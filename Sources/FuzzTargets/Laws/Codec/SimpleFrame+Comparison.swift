import BitchatFrame
import WireFormat

extension SimpleFrame {
    /// Whether a decoded frame says the same in every field.
    func agrees(with frame: Frame) -> Bool {
        let header = frame.header
        guard refusal == nil, header.version == version, header.type.rawValue == type, header.ttl == ttl,
            header.timestamp == timestamp, header.flags.rawValue == flags, Int(header.payloadLength) == payloadLength,
            header.sender.value == sender, frame.recipient?.value == recipient, frame.originalSize == originalSize
        else { return false }
        return rangesAgree(with: frame)
    }

    private func rangesAgree(with frame: Frame) -> Bool {
        let body = isCompressed ? section + preamble : section
        return frame.route == (hops == 0 ? .empty : ByteRange(routeStart, 8 * hops))
            && frame.section == ByteRange(section, payloadLength) && frame.body == ByteRange(body, sectionEnd - body)
            && frame.signature == (hasSignature ? ByteRange(sectionEnd, 64) : nil) && frame.length == end
    }

    /// The frame as an encoder writes it that keeps the payload section: flags rebuilt, an empty route field left out.
    ///
    /// Source: docs/protocol.md 2.2 and 2.3.
    func written(_ bytes: RawSpan, keepsSyncResponse: Bool) -> [UInt8] {
        var flags = flags & (keepsSyncResponse ? 0x17 : 0x07)
        if hops > 0 { flags |= 0x08 }
        return bytes.array(ByteRange(0, 11)) + [flags] + body(bytes) + bytes.array(ByteRange(sectionEnd, end - sectionEnd))
    }

    /// What a signature covers (docs/protocol.md 2.8): ttl 0, no signature, no response flag, padded whatever the type.
    func preimage(_ bytes: RawSpan) -> [UInt8] {
        var flags = flags & 0x05
        if hops > 0 { flags |= 0x08 }
        let unsigned = bytes.array(ByteRange(0, 2)) + [0] + bytes.array(ByteRange(3, 8)) + [flags] + body(bytes)
        let missing = Self.block(unsigned.count) - unsigned.count
        return (1...255).contains(missing) ? unsigned + [UInt8](repeating: UInt8(missing), count: missing) : unsigned
    }

    /// The block a frame of `size` bytes is padded to (docs/protocol.md 2.5).
    static func block(_ size: Int) -> Int {
        for block in [256, 512, 1024, 2048] where size + 16 <= block { return block }
        return size
    }

    private func body(_ bytes: RawSpan) -> [UInt8] {
        let fixed = version == 1 ? 22 : 24
        let ids = bytes.array(ByteRange(12, fixed - 12 + (recipient == nil ? 0 : 8)))
        let route = hops == 0 ? [] : [UInt8(hops)] + bytes.array(ByteRange(routeStart, 8 * hops))
        return ids + route + bytes.array(ByteRange(section, payloadLength))
    }
}
