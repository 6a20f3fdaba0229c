import BitchatFrame
import CorpusFiles
import Inflate
import MeshModel
import WireFormat

/// The events of a story as Android's validator takes them: only frames remain, each with the peer that its link is bound to and
/// the outcome of its signature check.
enum AndroidEvents {
    /// The frames of `events`.
    static func of(_ events: [JSONObject]) -> [JSONObject] {
        var owners: [String: JSONValue] = [:]
        var kept: [JSONObject] = []
        let signatures = Signatures()
        for peer in CorpusPeer.all { signatures.pin(PeerKeys(noise: peer.noise, signing: peer.signing), for: peer.id) }
        for event in events {
            guard case .string(let link) = event["link"] else { continue }
            switch event["do"] {
            case .string("bind"): owners[link] = event["peer"]
            case .string("unbind"): owners[link] = nil
            default: kept.append(frame(event, owners[link], signatures))
            }
        }
        return kept
    }

    private static func frame(_ event: JSONObject, _ owner: JSONValue?, _ signatures: Signatures) -> JSONObject {
        guard case .string(let digits) = event["hex"] else { return event }
        return [
            "t": event["t"], "do": event["do"], "hex": event["hex"], "link": owner,
            "sig": .string([UInt8].hex(digits).withRawSpan { outcome($0, signatures) }),
        ]
    }

    /// The word for the outcome of a frame's signature check.
    private static func outcome(_ bytes: RawSpan, _ signatures: Signatures) -> String {
        guard let frame = try? FrameDecoder(limits: .android).frame(bytes, bytes.whole),
            let check = try? FrameInflater().withPayload(
                of: frame, in: bytes, limits: .android, { signatures.check(frame, in: bytes, payload: $0) })
        else { return "none" }
        return switch check.received {
        case .valid: "good"
        case .invalid: "bad"
        case .noKey: "no-key"
        case .absent, .notChecked: "none"
        }
    }
}
