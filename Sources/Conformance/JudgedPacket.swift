import Dissection
import MeshModel

/// A packet with what the profiles and the rules say about it.
package struct JudgedPacket: Sendable {
    /// One profile's answer.
    package struct Verdict: Sendable, Hashable {
        /// Whose.
        package var profile: GateProfile.Name
        /// The answer, with what it rests on.
        package var answer: GateVerdict
    }

    /// The packet.
    package var packet: DissectedPacket
    /// What its signature came to; nil when it was not looked at.
    package var signature: SignatureCheck?
    /// The profiles' answers, in the order asked for.
    package var verdicts: Verdicts
    /// The request it may answer; nil for a packet that travels further than one hop, or that nobody asked for.
    package var solicitation: Solicitation?
    /// The rules it breaks.
    package var findings: [Finding]
}

extension JudgedPacket {
    /// A packet that nobody judged.
    package init(unjudged packet: DissectedPacket) { self.init(packet: packet, verdicts: Verdicts(), findings: []) }
}
