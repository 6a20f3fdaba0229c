import BitchatFrame
import BitchatPayload
import Dissection
import Hashes
import WireFormat

/// PKB-001: a bundle of prekeys that is malformed, or that its sender does not own.
///
/// Its inner signature is verified once the owner's signing key was announced.
struct BrokenPrekeyBundle: MeshRule {
    static let description = RuleDescription(
        "PKB-001", .error,
        "A prekeyBundle does not decode, such as for no entry, more than 8 or an ID twice, or is not its sender's own.",
        explanation:
            "iOS drops such a bundle, so nobody can seal envelopes to its keys; it still spreads through the mesh.",
        source: "docs/protocol.md 3.10", ios: "dropped", android: "relayed as an unknown type")

    static let types: [MessageType] = [.prekeyBundle]

    init() {}

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        if let fault = PayloadFault(of: packet) {
            findings.add(Self.self, fault.clause(payload), at: fault.offset)
        }
        guard case .prekeyBundle(let bundle) = packet.payload, let header = packet.header else { return }
        let owner = PeerID(value: payload.withBytes(bundle.ownerKey) { mesh.hasher.hash($0).first })
        if owner != header.sender {
            findings.add(
                Self.self, "the bundle of \(owner) is sent by \(header.sender)",
                at: PayloadPlace.inFrame(packet, bundle.ownerKey.offset))
        } else if Self.isForged(bundle, payload, by: mesh.signatures.keys.keys(of: owner)?.signing) {
            findings.add(
                Self.self, "the owner's signature does not verify under its announced key",
                at: PayloadPlace.inFrame(packet, bundle.signature.offset))
        }
    }

    /// Whether the signature is not the owner's; false while its key is not known.
    private static func isForged(_ bundle: PrekeyBundlePayload, _ payload: RawSpan, by signingKey: [UInt8]?) -> Bool {
        guard let key = signingKey?.withRawSpan({ Ed25519PublicKey($0) }) else { return false }
        return !InnerSignature.verifies(payload, bundle.signature, over: bundle.signedBytes(payload), key)
    }
}
