import BitchatFrame
import WireFormat

/// What sync filters know a packet by (docs/protocol.md 4.4).
package enum PacketIDVectors: VectorKind {
    package static let name = "packet_id"
    package static let profiles = VectorProfile.all

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let type = MessageType(rawValue: try vector.fields.integer("type"))
        let sender = try vector.fields.peer("sender")
        let time = try vector.fields.longInteger("ts")
        let header = FrameHeader(
            version: 2, type: type, ttl: 0, timestamp: time, flags: [], payloadLength: 0, sender: sender)
        let id = try vector.fields.bytes("payload").withRawSpan { steps.frame.packetID(header, $0) }
        return ["want": .bytes(id.bytes)]
    }
}
