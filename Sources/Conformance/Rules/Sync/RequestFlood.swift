import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// SYNC-029: more requests than a peer answers.
struct RequestFlood: MeshRule {
    static let description = RuleDescription(
        "SYNC-029", .warning, "One sender sends one peer more than 8 REQUEST_SYNC within 30.000 s.",
        explanation:
            "iOS answers 8 requests of a peer within 30 s and drops the rest; ask less often, or for several types at once.",
        source: "docs/protocol.md 5.4", ios: "extra requests dropped", android: "answered")
    static let types: [MessageType] = [.requestSync]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .requestSync = packet.payload, let header = mesh.inHand.header else { return }
        let count = mesh.countOfEarlierRequests(header, ages: 0...ProtocolLimits.answerPeriod) + 1
        guard count > ProtocolLimits.answersPerPeriod else { return }
        findings.add(Self.self) { [sender = header.sender] in
            "this is request \(count) of \(sender) within \(ProtocolLimits.answerPeriod) ms, and "
                + "\(ProtocolLimits.answersPerPeriod) are answered"
        }
    }
}
