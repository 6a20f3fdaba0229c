import BitchatFrame
import Dissection
import Hashes
import MeshModel
import WireFormat

/// SIG-006: a signature covers other bytes than it should.
///
/// What fitted a sender's last signature is tried first; a sender for whom nothing fitted several times is left alone, so that
/// forged signatures cost little.
struct MistakenPreimage: MeshRule {
    static let description = RuleDescription(
        "SIG-006", .warning,
        "A signature verifies only with ttl, RSR or signature flag, or without padding, in the signed bytes.",
        explanation:
            "Signed are the frame with ttl 0, without signature and RSR flag, and padded to its block; both apps drop others.",
        source: "docs/protocol.md 2.8", ios: "dropped", android: "dropped")
    static let occasions: [PacketFacts] = [.badSignature]

    private struct Memory {
        var misses = 0
        var fit: PreimageVariant?
    }

    /// The most senders remembered, and the misses in a row after which a sender is left alone.
    static let senders = 4_096, misses = 8

    private var memories: [PeerID: Memory] = [:]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let result = mesh.signature, result.received == .invalid, result.reencoded == .invalid, result.keyFault == nil,
            let whole = packet.currentFrame, let signature = whole.signature, let range = packet.payloadRange,
            let memory = memory(of: whole.header.sender),
            let key = payload.withBytes(range, { mesh.signatures.key(of: whole, payload: $0) })
        else { return }
        let fit = fit(signature, of: whole, in: frame, key, memory.fit)
        memories[whole.header.sender] = Memory(misses: fit == nil ? memory.misses + 1 : 0, fit: fit ?? memory.fit)
        guard let fit else { return }
        findings.add(Self.self, "the signature is made over the frame \(fit)", at: signature.offset)
    }

    /// What is known of a sender that is still looked at.
    private func memory(of sender: PeerID) -> Memory? {
        guard let memory = memories[sender] else { return memories.count < Self.senders ? Memory() : nil }
        return memory.misses < Self.misses ? memory : nil
    }

    /// The mistake under which the signature verifies, if any.
    private func fit(
        _ signature: ByteRange, of frame: Frame, in bytes: RawSpan, _ key: Ed25519PublicKey, _ likely: PreimageVariant?
    ) -> PreimageVariant? {
        let right = SigningPreimage.received(frame, in: bytes)
        let variants = (likely.map { [$0] } ?? []) + PreimageVariant.mistakes(for: frame)
        for variant in variants {
            let preimage = variant.preimage(of: frame, from: right)
            let isFit = bytes.withBytes(signature) { signed in preimage.withRawSpan { key.verifies(signed, over: $0) } }
            if isFit { return variant }
        }
        return nil
    }
}
