import Dissection
import Hashes
import WireFormat

extension JudgedPacket {
    /// Every field that a judged packet may show.
    package static var fields: [Field] { PacketFields.all + VerdictFields.all }

    /// Shows every value of the packet in the order of docs/ndjson.schema.json.
    package func visit(
        _ visitor: inout some FieldVisitor, _ bytes: RawSpan, _ payloadBytes: RawSpan, _ hasher: SHA256Hasher
    ) {
        packet.visit(&visitor, bytes, payloadBytes, hasher)
        if let signature, signature.received != .notChecked {
            visitor.symbol(VerdictFields.signature, signature.received.name, .empty)
        }
        if !verdicts.isEmpty {
            visitor.beginObject(VerdictFields.verdicts, .empty)
            for verdict in verdicts { VerdictFields.visit(&visitor, verdict) }
            visitor.endObject()
        }
        VerdictFields.visit(&visitor, findings)
        if let error = packet.error { PacketFields.visit(&visitor, error) }
    }
}
