import BitchatFrame
import MeshModel

/// What the vectors call the verdicts of a gate.
enum GateWords {
    /// A verdict of the specification's or the iOS app's gate, with the fields that belong to it.
    static func answer(_ verdict: GateVerdict, _ header: FrameHeader, _ profile: GateProfile) -> JSONObject {
        switch verdict.reason {
        case .freshTimestamp, .solicitedResponse, .noTimeRule: accepted(verdict, profile)
        case .unsolicitedResponse, .responseWindowClosed: ["v": .string("invalidRSR"), "peer": peer(verdict.judged)]
        case .timestampSkew:
            [
                "v": .string("timestampSkew"), "peer": peer(verdict.judged), "skew": verdict.skew.map { .decimal($0) },
                "max": .decimal(limit(of: profile)),
            ]
        case .selfLoopback: ["v": .string("selfLoopback"), "type": .integer(header.type.rawValue)]
        case .senderMismatch:
            ["v": .string("directSenderMismatch"), "bound": peer(verdict.linkPeer), "claimed": peer(header.sender)]
        case .duplicate: ["v": .string("duplicateIngress")]
        default: ["v": .string("\(verdict.reason.name)")]
        }
    }

    private static func accepted(_ verdict: GateVerdict, _ profile: GateProfile) -> JSONObject {
        guard profile.name == .ios else { return ["v": .string("accept")] }
        return ["v": .string("accept"), "from": peer(verdict.source), "validated": peer(verdict.judged)]
    }

    /// The limit as it is written: of iOS the largest skew accepted, of the specification the first one refused.
    private static func limit(of profile: GateProfile) -> Int64 { profile.name == .spec ? profile.skew + 1 : profile.skew }

    private static func peer(_ peer: PeerID?) -> JSONValue? { peer.map { .string($0.description) } }
}
