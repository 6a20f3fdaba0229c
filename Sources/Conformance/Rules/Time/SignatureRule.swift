import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// A rule about what the signature of a whole frame came to; silent when signatures are not verified.
protocol SignatureRule: MeshRule {
    /// Reports a result that breaks the rule.
    static func check(_ result: SignatureCheck, of frame: Frame, in packet: DissectedPacket, _ findings: inout FindingList)
}

extension SignatureRule {
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let result = mesh.signature, let whole = packet.currentFrame else { return }
        Self.check(result, of: whole, in: packet, &findings)
    }
}
