import WireFormat

/// The request that opens a link on the air: CONNECT_IND or AUX_CONNECT_REQ (docs/capture-formats.md 10.8).
///
/// Initiator's address 6, advertiser's address 6, access address u32, checksum start u24 and more, little-endian; header
/// bits 6 and 7 say which of the addresses are random.
struct ConnectIndication: Sendable, Hashable {
    /// The central's address.
    var central: DeviceAddress
    /// The peripheral's address.
    var peripheral: DeviceAddress
    /// The new link's access address.
    var accessAddress: UInt32
    /// Where the checksum register of its packets starts.
    var checksumStart: UInt32

    /// Reads the payload of `packet`.
    init(_ packet: AirPacket, _ bytes: RawSpan) throws(DecodeError) {
        var cursor = ByteCursor(packet.payload, layer: .linkLayer)
        central = try DeviceAddress.read(&cursor, bytes, isRandom: packet.header & 0x40 != 0)
        peripheral = try DeviceAddress.read(&cursor, bytes, isRandom: packet.header & 0x80 != 0)
        accessAddress = try cursor.littleEndian(bytes, UInt32.self)
        checksumStart = UInt32(try cursor.littleEndian(bytes, UInt16.self))
        checksumStart |= UInt32(try cursor.byte(bytes)) << 16
    }
}
