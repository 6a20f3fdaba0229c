import WireFormat

/// What a record holds, for a reader that wants to change it.
package enum TracedRecord: Sendable {
    /// An HCI event, from its code on.
    case event(ByteRange)
    /// An HCI command, from its opcode on.
    case command(ByteRange)
    /// A piece of what one end of a link sends: ACL data, or a data packet of the air; and the headers in front of it.
    case data(TracedLink, TracedAirPacket?, headers: ByteRange)
    /// A data packet of the air that brings nothing new: empty, a control PDU, sent again, encrypted, or damaged.
    case airNothing(TracedLink, TracedAirPacket)
    /// A packet of an advertising channel.
    case airAdvert(TracedAirPacket)
    /// The adapter came or went; the bytes say which it is.
    case adapterChange
    /// Anything else.
    case other
}

/// Where the parts of a packet of the air stand in its record.
package struct TracedAirPacket: Sendable, Hashable {
    /// The access address, 4 bytes.
    package var accessAddress: ByteRange
    /// The header of two bytes and the payload.
    package var pdu: ByteRange
    /// The checksum of 3 bytes; empty when it is missing.
    package var checksum: ByteRange
    /// The first header byte.
    package var header: UInt8

    init(_ packet: AirPacket, _ bytes: RawSpan) {
        var word = ByteWriter(capacity: 4)
        word.littleEndian(packet.accessAddress)
        let near = ByteRange(packet.pdu.offset - 4, 4)
        accessAddress = bytes.equals(near, word.bytes) ? near : ByteRange(packet.pdu.offset - 5, 4)
        pdu = packet.pdu
        checksum = packet.trailer
        header = packet.header
    }

    /// By what the checksum changes when the bytes of the PDU change by `difference` (exclusive or), as its three bytes.
    ///
    /// The checksum is linear, so that neither its start nor whether it was right plays a part.
    package static func checksumChange(_ difference: [UInt8]) -> [UInt8] {
        let change = difference.withRawSpan { AirChecksum.compute($0, $0.whole, start: 0) }
        return (0..<3).map { UInt8(truncatingIfNeeded: change >> UInt32(8 * $0)) }
    }
}
