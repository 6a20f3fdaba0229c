import BitchatFrame
import Capture
import Conformance
import Dissection
import LinkLayers
import WireFormat

/// What filters and columns can name beyond what NDJSON has: tshark's names of what a capture says, and the flags one by one.
package enum FilterFields {
    static let frameNumber = Field("frame.number", key: "", "Record")
    static let frameTime = Field("frame.time_epoch", key: "", "Time (seconds since 1970)")
    static let frameLength = Field("frame.len", key: "", "Record's length on the wire")
    static let connection = Field("bthci_acl.chandle", key: "", "Connection handle")
    static let accessAddress = Field("btle.access_address", key: "", "Access address")
    static let attribute = Field("btatt", key: "", "Attribute protocol")
    static let opcode = Field("btatt.opcode", key: "", "ATT opcode")
    static let handle = Field("btatt.handle", key: "", "Attribute handle")
    static let value = Field("btatt.value", key: "", "Attribute value, where the packet is one whole value")

    static let recipient = Field("bitchat.flags.recipient", key: "", "Flag 0x01: a recipient follows")
    static let signature = Field("bitchat.flags.signature", key: "", "Flag 0x02: a signature follows")
    static let compressed = Field("bitchat.flags.compressed", key: "", "Flag 0x04: the payload is compressed")
    static let route = Field("bitchat.flags.route", key: "", "Flag 0x08: a route follows")
    static let rsr = Field("bitchat.flags.rsr", key: "", "Flag 0x10: the packet answers a sync request")

    /// Each flag with its bits.
    private static let flags: [(Field, FrameFlags)] = [
        (recipient, .recipient), (signature, .signature), (compressed, .compressed), (route, .route), (rsr, .rsr),
    ]

    /// Every field; none has an NDJSON key.
    package static let all =
        [frameNumber, frameTime, frameLength, connection, accessAddress, attribute, opcode, handle, value] + flags.map(\.0)

    /// Shows what the packet's place in the capture and its bytes say.
    static func visit(_ collector: inout FieldCollector, _ packet: DissectedPacket, _ frameBytes: RawSpan) {
        if packet.isCaptured, let context = packet.context {
            visit(&collector, context.record)
            visit(&collector, context)
            if packet.reassembly == nil, isWholeValue(context, frameBytes) {
                collector.bytes(value, frameBytes, frameBytes.whole)
            }
        }
        if let header = packet.header {
            for (field, flag) in flags { collector.flag(field, header.flags.contains(flag), .empty) }
            let length = packet.frame?.length ?? frameBytes.byteCount
            collector.bytes(FrameFields.frame, frameBytes, ByteRange(0, length))
        }
        collector.bytes(PacketFields.bytes, frameBytes, frameBytes.whole)
    }

    /// Shows what the record of a packet or of an advert says.
    static func visit(_ collector: inout FieldCollector, _ record: CaptureRecord) {
        collector.number(frameNumber, record.number, .empty)
        collector.number(frameLength, record.originalLength - pseudoHeader(record.linkType), .empty)
        if record.time.isKnown { collector.time(frameTime, nanoseconds: Int128(record.time.microseconds) * 1000) }
    }

    /// The bytes before a packet that pcap counts, and tshark does not: direction, or opcode and adapter.
    private static func pseudoHeader(_ type: LinkType) -> Int {
        switch type {
        case .h4WithDirection, .monitor: 4
        default: 0
        }
    }

    private static func visit(_ collector: inout FieldCollector, _ context: PacketContext) {
        let link = context.link
        if link.accessAddress == 0 {
            collector.number(connection, Int(link.handle), .empty)
        } else {
            collector.number(accessAddress, Int(link.accessAddress), .empty)
        }
        collector.beginObject(attribute, .empty)
        collector.number(opcode, context.carrier.opcode, .empty)
        if context.carrier != .longWrite, context.carrier != .cancelledWrite {
            collector.number(handle, Int(context.attributeHandle), .empty)
        }
    }

    private static func isWholeValue(_ context: PacketContext, _ bytes: RawSpan) -> Bool {
        guard context.carrier != .longWrite, context.carrier != .cancelledWrite else { return false }
        return context.delivery.values == 1 && context.delivery.offset == 0 && context.delivery.valueLength == bytes.byteCount
    }
}

extension AttributeValue.Carrier {
    /// The ATT opcode of the PDU that completed the value (Bluetooth Core, volume 3, part F, 3.4.8).
    var opcode: Int {
        switch self {
        case .notification: 0x1B
        case .multipleNotification: 0x23
        case .indication: 0x1D
        case .writeRequest: 0x12
        case .writeCommand: 0x52
        case .longWrite, .cancelledWrite: 0x18
        }
    }
}
