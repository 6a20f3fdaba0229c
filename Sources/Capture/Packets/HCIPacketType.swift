import WireFormat

/// The H4 type numbers, and the lengths that the packets themselves declare (docs/capture-formats.md chapter 10).
enum HCIPacketType {
    static let command: UInt16 = 1
    static let acl: UInt16 = 2
    static let sco: UInt16 = 3
    static let event: UInt16 = 4
    static let iso: UInt16 = 5

    /// The length of a packet of `type` by its own header, or nil when that is cut or the type is another.
    static func declaredLength(_ type: UInt16, _ packet: RawSpan) -> Int? {
        switch type {
        case command, sco: packet.byte(at: 2).map { Int($0) + 3 }
        case event: packet.byte(at: 1).map { Int($0) + 2 }
        case acl: word(packet, at: 2).map { Int($0) + 4 }
        case iso: word(packet, at: 2).map { Int($0 & 0x3FFF) + 4 }
        default: nil
        }
    }

    /// Which kind of data a packet of `length` bytes is, where nothing but its length field can tell.
    static func data(_ packet: RawSpan, length: Int) -> UInt16 {
        for type in [acl, sco, iso] where declaredLength(type, packet) == length { return type }
        return acl
    }

    /// The little-endian word at `offset`.
    private static func word(_ packet: RawSpan, at offset: Int) -> UInt16? {
        guard let low = packet.byte(at: offset), let high = packet.byte(at: offset + 1) else { return nil }
        return UInt16(high) << 8 | UInt16(low)
    }
}
