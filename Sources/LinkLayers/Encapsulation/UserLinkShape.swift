import Capture
import WireFormat

/// Tells by their shape what the records of a user link type are (docs/capture-formats.md chapter 8).
enum UserLinkShape {
    /// The link type that `bytes` look like, or nil.
    ///
    /// First the advertising access address at offset 0, 10 or 17, then a direction word before H4, then H4 alone.
    static func recognise(_ bytes: RawSpan) -> LinkType? {
        if hasAdvertisingAddress(bytes, at: 0) { return .leLinkLayer }
        if hasAdvertisingAddress(bytes, at: 10) { return .leLinkLayerWithHeader }
        if hasAdvertisingAddress(bytes, at: 17) { return .nordicBLE }
        if isDirectionWord(bytes), isHostPacket(bytes, at: 4) { return .h4WithDirection }
        return isHostPacket(bytes, at: 0) ? .h4 : nil
    }

    /// Whether the advertising access address stands at `offset`.
    private static func hasAdvertisingAddress(_ bytes: RawSpan, at offset: Int) -> Bool {
        bytes.equals(ByteRange(offset, 4), [0xD6, 0xBE, 0x89, 0x8E])
    }

    /// Whether the first four bytes are the big-endian word 0 or 1.
    private static func isDirectionWord(_ bytes: RawSpan) -> Bool {
        bytes.equals(ByteRange(0, 4), [0, 0, 0, 0]) || bytes.equals(ByteRange(0, 4), [0, 0, 0, 1])
    }

    /// Whether an H4 type byte at `offset` is followed by exactly the bytes its packet declares.
    private static func isHostPacket(_ bytes: RawSpan, at offset: Int) -> Bool {
        guard let type = bytes.byte(at: offset), let kind = HCIPacketKind(rawValue: type) else { return false }
        let rest = bytes.byteCount - offset
        switch kind {
        case .command, .synchronous: return bytes.byte(at: offset + 3).map { rest == 4 + Int($0) } ?? false
        case .event: return bytes.byte(at: offset + 2).map { rest == 3 + Int($0) } ?? false
        case .acl, .isochronous:
            guard let low = bytes.byte(at: offset + 3), let high = bytes.byte(at: offset + 4) else { return false }
            let length = Int(low) | Int(high) << 8
            return rest == 5 + (kind == .acl ? length : length & 0x3FFF)
        }
    }
}
