import BitchatFrame
import Dissection
import Hashes
import WireFormat

/// NOI-006: a handshake with a key that makes the secret known to everybody.
enum WeakEphemeralKey: PacketRule {
    static let description = RuleDescription(
        "NOI-006", .warning, "The ephemeral key of a handshake message is zero or another point of low order.",
        explanation: "Whoever listens can work out what such a key agrees on. iOS drops the message, Android only in part.",
        source: "docs/protocol.md 3.4", ios: "dropped", android: "dropped in part")

    static let types: [MessageType] = [.noiseHandshake]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .noiseHandshake(let handshake) = packet.payload, let key = handshake.ephemeralKey,
            payload.withBytes(key, { X25519KeyFault(of: $0) }) == .lowOrder
        else { return }
        let isZero = payload.array(key).allSatisfy { $0 == 0 }
        findings.add(
            Self.self, "the ephemeral key is \(isZero ? "zero" : "a point of low order")",
            at: PayloadPlace.inFrame(packet, key.offset))
    }
}
