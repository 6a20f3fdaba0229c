import Dissection
import MeshModel
import WireFormat

/// Verifies packets' signatures ahead of their judge, who finds the results in memory.
///
/// Of a packet whose author's key is not pinned yet nothing is remembered: the judge verifies it in its turn.
struct SignaturePreparation: PacketPreparation {
    /// Where the results go.
    let memory: SignatureMemory
    /// What verifies, with the keys that the judge has pinned so far.
    let verifier: SignatureVerifier

    func isNeeded(for packet: borrowing DissectedPacket) -> Bool {
        packet.frame?.signature != nil && packet.payloadRange != nil
    }

    func prepare(_ packet: borrowing DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard let frame = packet.frame, let range = packet.payloadRange else { return }
        _ = payloadBytes.withBytes(range) { payload in
            let announced = frame.header.type == .announce ? AnnounceClaim.signingKey(in: payload) : nil
            return memory.check(frame, in: frameBytes, payload: payload, announced: announced, by: verifier)
        }
    }
}
