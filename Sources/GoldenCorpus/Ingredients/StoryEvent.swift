import BitchatFrame
import CorpusFiles

/// One event of a story, at a time in milliseconds after `CorpusPacket.time`.
enum StoryEvent {
    /// Makes the event `action` with more fields.
    static func event(_ t: Int64, _ action: String, _ fields: JSONObject = [:]) -> JSONObject {
        let head: JSONObject = ["t": .integer(Int64(CorpusPacket.time) + t), "do": .string(action)]
        return JSONObject(head.members + fields.members)
    }

    /// The link's peer becomes known.
    static func bind(_ t: Int64, _ link: String, _ peer: CorpusPeer) -> JSONObject {
        event(t, "bind", ["link": .string(link), "peer": peer.idValue])
    }

    /// The link's peer is forgotten.
    static func unbind(_ t: Int64, _ link: String) -> JSONObject { event(t, "unbind", ["link": .string(link)]) }

    /// A unicast request goes to a peer; without one, a broadcast request to FF x 8.
    static func request(_ t: Int64, _ peer: CorpusPeer?) -> JSONObject {
        event(t, "request", ["peer": peer?.idValue ?? .string(PeerID.broadcast.description)])
    }

    /// Old entries are dropped.
    static func cleanup(_ t: Int64) -> JSONObject { event(t, "cleanup") }

    /// A frame arrives.
    static func frame(_ t: Int64, _ link: String, _ bytes: [UInt8]) -> JSONObject {
        event(t, "frame", ["link": .string(link), "hex": bytes.hexValue])
    }

    /// A packet arrives.
    static func frame(_ t: Int64, _ link: String, _ packet: CorpusPacket) -> JSONObject { frame(t, link, packet.bytes) }

    /// A piece of a fragment stream arrives.
    static func piece(
        _ t: Int64, _ payload: [UInt8], from sender: CorpusPeer = .ada, to recipient: PeerID? = nil
    ) -> JSONObject {
        event(
            t, "piece",
            [
                "sender": sender.idValue, "recipient": recipient.map { .string($0.description) },
                "payload": payload.hexValue,
            ])
    }

    /// A piece of many equal data bytes, written short.
    static func filled(
        _ t: Int64, _ index: Int, _ count: Int, inner: MessageType = .message, stream: String = "large", total: Int = 2,
        from sender: CorpusPeer = .ada
    ) -> JSONObject {
        let head = CorpusPacket.piece(stream, index, total, [], inner: inner)
        return event(
            t, "piece", ["sender": sender.idValue, "head": head.hexValue, "fill": .array([.integer(90), .integer(count)])])
    }

    /// Old streams go.
    static func expire(_ t: Int64) -> JSONObject { event(t, "expire") }

    /// It is asked which streams to request.
    static func stalled(_ t: Int64) -> JSONObject { event(t, "stalled") }

    /// A flagged answer is judged by the window alone.
    static func check(_ t: Int64, _ peer: CorpusPeer, rsr: Bool = true) -> JSONObject {
        event(t, "check", ["peer": peer.idValue, "rsr": .bool(rsr)])
    }

    /// A request is answered or refused.
    static func respond(_ t: Int64, _ peer: CorpusPeer = .ada) -> JSONObject { event(t, "respond", ["peer": peer.idValue]) }

    /// The budget forgets what is old.
    static func prune(_ t: Int64) -> JSONObject { event(t, "prune") }
}
