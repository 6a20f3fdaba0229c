import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// COU-002: an envelope that is to live too long or no longer, or to be copied too often.
struct CourierTerms: MeshRule {
    static let description = RuleDescription(
        "COU-002", .warning, "A courierEnvelope has expired or expires more than 25 hours ahead, or asks for more than 8 copies.",
        explanation: """
            Carriers drop an expired envelope and refuse one that would stay longer than 24 hours and one of grace; they make 8 \
            copies at most.
            """,
        source: "docs/protocol.md 3.3", ios: "dropped; copies clamped to 8", android: "unknown type")

    static let types: [MessageType] = [.courierEnvelope]

    init() {}

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .courierEnvelope(let envelope) = packet.payload else { return }
        if envelope.copies > ProtocolLimits.courierCopies {
            findings.add(
                Self.self, "\(envelope.copies) copies where \(ProtocolLimits.courierCopies) are allowed",
                at: envelope.copiesBytes.flatMap { PayloadPlace.inFrame(packet, $0.offset) })
        }
        guard let now = mesh.now, !mesh.clockIsDoubtful, let clause = Self.lifetime(envelope.expiry, UInt64(clamping: now)) else {
            return
        }
        findings.add(Self.self, clause, at: PayloadPlace.inFrame(packet, envelope.expiryBytes.offset))
    }

    /// What is wrong with an expiry at `now`; nil when it lies within the next 25 hours.
    private static func lifetime(_ expiry: UInt64, _ now: UInt64) -> String? {
        guard expiry > now else { return "the envelope expired \(now - expiry) ms ago" }
        let ahead = expiry - now
        return ahead > ProtocolLimits.courierLead
            ? "the envelope expires in \(ahead) ms, at most \(ProtocolLimits.courierLead) allowed" : nil
    }
}
