import Capture
import LinkLayers
import WireFormat

/// Where a packet was seen, field by field.
enum CaptureFields {
    static let schema = Field("bitchat.schema", key: "schema", "Schema")
    static let number = Field("bitchat.no", key: "no", "Packet")
    static let record = Field("bitchat.record", key: "record", "Record")
    static let firstRecord = Field("bitchat.first_record", key: "firstRecord", "First record")
    static let source = Field("bitchat.source", key: "source", "Source")
    static let time = Field("bitchat.time", key: "time", "Time")
    static let direction = Field("bitchat.direction", key: "direction", "Direction")
    static let adapter = Field("bitchat.adapter", key: "adapter", "Adapter")
    static let link = Field("bitchat.link", key: "link", "Link")
    static let handle = Field("bitchat.link.handle", key: "handle", "Connection handle")
    static let accessAddress = Field("bitchat.link.access_address", key: "accessAddress", "Access address")
    static let address = Field("bitchat.link.address", key: "address", "Device address")
    static let role = Field("bitchat.link.role", key: "role", "Role")
    static let peer = Field("bitchat.link.peer", key: "peer", "Peer")
    static let mapping = Field("bitchat.link.attribute", key: "attribute", "Attribute known by")
    static let via = Field("bitchat.via", key: "via", "Via")

    static let all = [
        schema, number, record, firstRecord, source, time, direction, adapter, link, handle, accessAddress, address, role, peer,
        mapping, via,
    ]

    static func visit(_ visitor: inout some FieldVisitor, _ context: PacketContext) {
        let record = context.record
        visitor.number(Self.record, record.number, .empty)
        if context.firstRecord != record.number { visitor.number(firstRecord, context.firstRecord, .empty) }
        context.sourceName.withBytes { visitor.derivedText(source, $0) }
        Self.time(record.time, &visitor)
        visitor.symbol(direction, context.direction.name, .empty)
        visitor.number(adapter, Int(record.adapter), .empty)
        visit(&visitor, context.link, context)
        visitor.symbol(via, context.carrier.name, .empty)
    }

    private static func visit(_ visitor: inout some FieldVisitor, _ link: Link, _ context: PacketContext) {
        visitor.beginObject(Self.link, .empty)
        visitor.number(handle, Int(link.handle), .empty)
        if link.accessAddress != 0 { accessAddress(link.accessAddress, &visitor) }
        if let device = link.peerAddress { Self.address(address, device, &visitor) }
        if let name = link.role.name { visitor.symbol(role, name, .empty) }
        if let peer = context.linkPeer { visitor.identifier(Self.peer, peer.value, .empty) }
        visitor.symbol(mapping, context.mapping.name, .empty)
        visitor.endObject()
    }

    static func text(_ field: Field, _ text: String, _ visitor: inout some FieldVisitor) {
        var text = text
        // The bytes are those of the string, for the duration of the call.
        text.withUTF8 { bytes in unsafe visitor.derivedText(field, RawSpan(_unsafeBytes: UnsafeRawBufferPointer(bytes))) }
    }

    /// Shows when a record was captured, where it has a time that can be written.
    static func time(_ time: CaptureTime, _ visitor: inout some FieldVisitor) {
        guard time.isKnown, time.isPrintable else { return }
        let text = time.text
        unsafe visitor.derivedText(Self.time, text.span.bytes)
    }

    /// Shows a device address without making a string of it.
    static func address(_ field: Field, _ address: DeviceAddress, _ visitor: inout some FieldVisitor) {
        var text = InlineArray<17, UInt8>(repeating: 58)
        for index in 0..<6 {
            let byte = UInt8(truncatingIfNeeded: address.value &>> UInt64(40 &- 8 &* index))
            text[3 &* index] = Hexadecimal.digit(byte >> 4)
            text[3 &* index &+ 1] = Hexadecimal.digit(byte & 15)
        }
        unsafe visitor.derivedText(field, text.span.bytes)
    }

    private static func accessAddress(_ address: UInt32, _ visitor: inout some FieldVisitor) {
        var text = InlineArray<8, UInt8>(repeating: 48)
        for index in 0..<8 {
            text[index] = Hexadecimal.digit(UInt8(truncatingIfNeeded: address &>> UInt32(28 &- 4 &* index)) & 15)
        }
        unsafe visitor.derivedText(accessAddress, text.span.bytes)
    }
}
