import BitchatFrame
import Hashes
import WireFormat

/// What sync filters know a packet by (docs/protocol.md 4.4).
package enum PacketIDVectors: VectorKind {
    package static let name = "packet_id"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        let type = MessageType(rawValue: try vector.fields.integer("type"))
        let sender = try vector.fields.peer("sender")
        let time = try vector.fields.longInteger("ts")
        let id = try vector.fields.bytes("payload").withRawSpan {
            PacketID(type: type, sender: sender, timestamp: time, payload: $0, SHA256Hasher())
        }
        return ["want": .bytes(id.bytes)]
    }
}
