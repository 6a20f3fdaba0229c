import BitchatFrame
import Capture
import Dissection
import WireFormat

/// SYNC-033: a request that somebody passed on.
struct RelayedRequest: MeshRule {
    static let description = RuleDescription(
        "SYNC-033", .error,
        "A REQUEST_SYNC goes over the link of a peer that is not its sender, after it was seen on another link.",
        explanation:
            "Requests are for direct neighbours; a relayed one makes distant peers send history to somebody who cannot take it.",
        source: "docs/protocol.md 5.7", ios: "never relays one", android: "relays one with hops left")
    static let types: [MessageType] = [.requestSync]
    static let occasions: [PacketFacts] = [.seenBefore]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard packet.isSyncRequest, packet.reassembly == nil, let header = packet.header, let arrival = mesh.inHand.arrival,
            packet.payloadRange != nil, mesh.transmitter != header.sender
        else { return }
        guard let first = mesh.earlierSightings.first(where: { isPassedOn($0, arrival, mesh) }) else { return }
        findings.add(Self.self, "the request of \(header.sender) was seen on another link in record \(first.record)")
    }

    /// Whether the packet of `arrival` is a copy of what was seen before.
    ///
    /// A known transmitter, which is not the author, says so, and so does having received before what is sent now.
    private func isPassedOn(_ earlier: SightingLog.Sighting, _ arrival: PacketInHand.Arrival, _ mesh: MeshState) -> Bool {
        guard earlier.link != arrival.link else { return false }
        if mesh.transmitter != nil { return true }
        return arrival.direction == .sent && earlier.direction == .received && earlier.adapter == arrival.adapter
    }
}
