import BitchatFrame
import BitchatPayload
import Dissection
import Hashes
import WireFormat

/// BRD-001: a post or tombstone that breaks a limit of the board, or that its author did not sign.
enum BrokenBoardPost: PacketRule {
    static let description = RuleDescription(
        "BRD-001", .error, "A boardPost does not decode within the limits of the board, or its author's signature is invalid.",
        explanation:
            "iOS drops such a post and withholds its relay, so no iOS device passes it on.",
        source: "docs/protocol.md 3.9", ios: "dropped, not relayed", android: "relayed as an unknown type")

    static let types: [MessageType] = [.boardPost]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        if let fault = PayloadFault(of: packet) {
            findings.add(Self.self, fault.clause(payload), at: fault.offset)
        } else if case .boardPost(let post) = packet.payload, !isSigned(post, payload) {
            findings.add(
                Self.self,
                "the author's signature does not verify under the key in the \(post.kind == .post ? "post" : "tombstone")",
                at: PayloadPlace.inFrame(packet, post.signature.offset))
        }
    }

    private static func isSigned(_ post: BoardPostPayload, _ payload: RawSpan) -> Bool {
        guard let key = payload.withBytes(post.authorKey, { Ed25519PublicKey($0) }) else { return false }
        return InnerSignature.verifies(payload, post.signature, over: post.signedBytes(payload), key)
    }
}
