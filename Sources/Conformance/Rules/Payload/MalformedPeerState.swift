import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// NOI-007: an authenticated peer state that its receiver refuses.
///
/// Packets of a capture hold ciphertext, about which it says nothing; whoever has the plaintext hands it to
/// `check(plaintext:)`.
package enum MalformedPeerState: PacketRule {
    package static let description = RuleDescription(
        "NOI-007", .warning,
        "A decrypted peer state (Noise type 0x21) is malformed, repeats a field, or has capabilities that are not minimal.",
        explanation: """
            Unlike an announce it must be written exactly; a refused state leaves the peer's keys and capabilities unproven. \
            Seen only where the plaintext is given.
            """,
        source: "docs/protocol.md 3.5", ios: "dropped", android: "dropped")

    package static let types: [MessageType] = [.noiseEncrypted]
    package static let occasions: [PacketFacts] = []

    package static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {}

    /// Looks at an opened Noise message: its type byte and its body.
    package static func check(plaintext: RawSpan, _ findings: inout FindingList) {
        guard plaintext.byte(at: 0) == NoisePlaintextType.peerState.rawValue else { return }
        do {
            _ = try NoisePlaintext.decode(plaintext, plaintext.whole)
        } catch {
            findings.add(Self.self, PayloadFault(error).clause(plaintext, lists: .oneByte))
        }
    }
}
