import Capture
import WireFormat

/// One packet heard on the air, as far as the sniffer's header describes it.
struct AirPacket: Sendable, Hashable {
    /// What the sniffer says of the packet's checksum.
    enum Checksum: UInt8, Sendable, Hashable {
        /// Nothing: it is for us to compute.
        case notChecked
        /// It is right.
        case good
        /// It is wrong.
        case bad
    }

    /// The access address of all advertising.
    static let advertisingAddress: UInt32 = 0x8E89_BED6

    /// The access address.
    var accessAddress: UInt32
    /// The two header bytes and the payload, as far as they are there.
    var pdu: ByteRange
    /// The first header byte.
    var header: UInt8
    /// The payload's length by the second header byte.
    var payloadLength: Int
    /// Where the three checksum bytes stand; empty when they are missing.
    var trailer: ByteRange
    /// The checksum's state.
    var checksum = Checksum.notChecked
    /// Which way it went, where the header tells.
    var direction = PacketDirection.unknown
    /// Whether the sniffer decrypted it.
    var isDecrypted = false
    /// Whether the sniffer marks it as encrypted.
    var isEncrypted = false
    /// Received signal strength in dBm, where the header tells.
    var rssi: Int8?

    /// The payload, as far as it is there.
    var payload: ByteRange { pdu.dropping(2) }
    /// Whether payload bytes are missing.
    var isCut: Bool { payload.count < payloadLength }

    /// Reads a packet from its access address on; on the coded PHY one byte follows that address.
    init(_ bytes: RawSpan, _ range: ByteRange, isCoded: Bool = false) throws(DecodeError) {
        var cursor = ByteCursor(range.held(by: bytes), layer: .linkLayer)
        accessAddress = try cursor.littleEndian(bytes, UInt32.self)
        if isCoded { _ = try cursor.byte(bytes) }
        let start = cursor.position
        header = try cursor.byte(bytes)
        payloadLength = Int(try cursor.byte(bytes))
        pdu = ByteRange(start, Swift.min(2 + payloadLength, cursor.end - start))
        let rest = cursor.rest.dropping(payloadLength)
        trailer = rest.count >= 3 ? rest.limited(to: 3) : .empty
    }
}
