import BitchatFrame
import Dissection
import WireFormat

/// SIG-004: a peer that is known announces another signing key.
struct ChangedSigningKey: MeshRule {
    static let description = RuleDescription(
        "SIG-004", .error, "An announce brings another signing key than the first verified announce of its sender.",
        explanation:
            "Apps pin the first key, so they drop this announce: somebody else uses the ID, or an app lost only one of its keys.",
        source: "docs/protocol.md 6", ios: "dropped", android: "dropped")
    static let types: [MessageType] = [.announce]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .announce(let announce) = packet.payload, let sender = packet.header?.sender,
            let pinned = mesh.signatures.keys.keys(of: sender)?.signing, !payload.equals(announce.signingKey, pinned)
        else { return }
        let new = Hexadecimal.encode(payload.array(announce.signingKey))
        findings.add(Self.self, "signing key \(new), pinned for \(sender) is \(Hexadecimal.encode(pinned))")
    }
}
