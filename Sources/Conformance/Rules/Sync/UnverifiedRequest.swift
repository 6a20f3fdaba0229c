import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// SYNC-002: a request that its sender did not sign.
struct UnverifiedRequest: MeshRule {
    static let description = RuleDescription(
        "SYNC-002", .error, "A REQUEST_SYNC is unsigned, or its signature does not verify under its sender's announced key.",
        explanation:
            "Answering costs airtime, so iOS answers only a request that its sender has provably made; sign every request.",
        source: "docs/protocol.md 5.4", ios: "dropped", android: "answered, nothing is checked")
    static let types: [MessageType] = [.requestSync]
    static let occasions: [PacketFacts] = [.unsigned, .badSignature, .otherwiseSigned]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard packet.isSyncRequest, let whole = packet.frame else { return }
        guard let signature = whole.signature else {
            return findings.add(Self.self, "the request is not signed", at: 11)
        }
        guard mesh.signature?.state(for: .ios) == .invalid else { return }
        findings.add(
            Self.self, "the signature does not verify under the key of \(whole.header.sender)", at: signature.offset)
    }
}
