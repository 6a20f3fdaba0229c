import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// What a packet says beyond its frame, and the whole of it in the order in which it is printed.
package enum PacketFields {
    static let payload = Field("bitchat.payload_fields", key: "payload", "Payload", gist: true)
    static let kind = Field("bitchat.payload.kind", key: "kind", "Kind")
    static let dialect = Field("bitchat.dialect", key: "dialect", "Dialect")
    static let reassembled = Field("bitchat.reassembled", key: "reassembled", "Put together from fragments")
    static let stream = Field("bitchat.reassembled.stream", key: "stream", "Stream")
    static let fragments = Field("bitchat.reassembled.fragments", key: "fragments", "Fragments")
    static let records = Field("bitchat.reassembled.records", key: "records", "Records of the fragments")
    static let error = Field("bitchat.error", key: "error", "Error")
    static let reason = Field("bitchat.error.reason", key: "reason", "Reason")
    static let layer = Field("bitchat.error.layer", key: "layer", "Layer")
    static let offset = Field("bitchat.error.offset", key: "offset", "Offset")
    static let needed = Field("bitchat.error.needed", key: "needed", "Needed")
    static let available = Field("bitchat.error.available", key: "available", "Available")

    /// The fields of where a packet was seen.
    package static var capture: [Field] { CaptureFields.all }
    /// The fields of a frame.
    package static var frame: [Field] { FrameFields.all }
    /// The fields of neither, nor of a payload.
    package static let own = [
        payload, kind, dialect, reassembled, stream, fragments, records, error, reason, layer, offset, needed, available,
    ]

    /// Every field that any packet may show: those of the capture, of the frame, of every payload, and these.
    package static var all: [Field] {
        capture + frame + own + Payloads.all.flatMap(\.fields) + HistoricalPayload.fields
    }

    /// Shows why a packet does not decode.
    package static func visit(_ visitor: inout some FieldVisitor, _ error: DecodeError) {
        visitor.beginObject(Self.error, .empty)
        visitor.symbol(reason, error.reason.name, .empty)
        visitor.symbol(layer, error.layer.name, .empty)
        visitor.number(offset, error.offset, .empty)
        visitor.number(needed, error.needed, .empty)
        visitor.number(available, error.available, .empty)
        visitor.endObject()
    }
}

extension DissectedPacket {
    /// The version of the NDJSON keys.
    private static let schema = 1

    /// Shows every value of the packet but its error, which comes last of all, in the order of docs/ndjson.schema.json.
    package func visit(
        _ visitor: inout some FieldVisitor, _ bytes: RawSpan, _ payloadBytes: RawSpan, _ hasher: SHA256Hasher
    ) {
        visitor.number(CaptureFields.schema, Self.schema, .empty)
        visitor.number(CaptureFields.number, number, .empty)
        if isCaptured, let context { CaptureFields.visit(&visitor, context) }
        FrameFields.visit(&visitor, self, bytes, payloadBytes, hasher)
        visitPayload(&visitor, payloadBytes)
        if let reassembly { visit(&visitor, reassembly) }
    }

    /// Shows the typed payload alone, with its kind.
    package func visitPayload(_ visitor: inout some FieldVisitor, _ payloadBytes: RawSpan) {
        guard let payload else { return }
        if case .historical(let old) = payload { visitor.symbol(PacketFields.dialect, old.dialect.name, .empty) }
        visitor.beginObject(PacketFields.payload, payloadRange ?? .empty)
        visitor.symbol(PacketFields.kind, payload.kind, .empty)
        payload.visit(&visitor, payloadBytes)
        visitor.endObject()
    }

    private func visit(_ visitor: inout some FieldVisitor, _ reassembly: Reassembly) {
        visitor.beginObject(PacketFields.reassembled, .empty)
        visitor.identifier(PacketFields.stream, reassembly.stream, .empty)
        visitor.number(PacketFields.fragments, reassembly.records.count, .empty)
        visitor.beginList(PacketFields.records, .empty)
        for record in reassembly.records { visitor.number(PacketFields.records, record, .empty) }
        visitor.endList()
        visitor.endObject()
    }

}
