import BitchatFrame
import Capture
import Dissection
import LinkLayers
import MeshModel
import WireFormat

/// ANN-006: a direct announce by another peer than the one at that end of the link.
///
/// The owner is the author of the first direct announce, and from a valid announce on its author, so that a new identity is
/// reported once. Only what one end of the link is known to have sent is looked at.
struct ForeignDirectAnnounce: MeshRule {
    static let description = RuleDescription(
        "ANN-006", .warning, "An announce with ttl 7 comes over a link whose owner is another peer.",
        explanation: """
            Either the device has a new identity, or someone replays an announce with its ttl set back. iOS moves the link to a \
            verified author that owns no other link, at most once in 60 s.
            """,
        source: "docs/protocol.md 5.2", ios: "accepted, may rebind the link", android: "accepted, the last one owns the link")

    static let types: [MessageType] = [.announce]

    private struct End: Hashable, Sendable {
        var link: LinkID
        var direction: PacketDirection
    }

    /// The most link ends whose owner has changed.
    private static let capacity = 1024

    private var owners: [End: PeerID] = [:]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .announce = packet.payload, let header = packet.header, header.ttl == ProtocolLimits.originTTL,
            packet.reassembly == nil, let context = packet.context
        else { return }
        let end = End(link: context.link.id, direction: context.direction)
        guard let owner = owners[end] ?? mesh.transmitter, owner != header.sender else { return }
        findings.add(Self.self, "\(header.sender) announces itself with ttl 7 on the link of \(owner)", at: 2)
        guard isVerified(packet, header, payload, mesh) else { return }
        if owners.count >= Self.capacity { owners = [:] }
        owners[end] = header.sender
    }

    mutating func closed(_ link: Link) {
        for direction in PacketDirection.allCases { owners[End(link: link.id, direction: direction)] = nil }
    }

    /// Whether the author proves to be who it says; without verification every author is believed.
    private func isVerified(
        _ packet: DissectedPacket, _ header: FrameHeader, _ payload: RawSpan, _ mesh: MeshState
    ) -> Bool {
        guard let signature = mesh.signature else { return true }
        guard signature.received == .valid || signature.reencoded == .valid, let range = packet.payloadRange else { return false }
        return payload.withBytes(range) { AnnounceClaim($0, for: .ios, mesh.hasher)?.peer } == header.sender
    }
}
