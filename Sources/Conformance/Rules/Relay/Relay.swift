import BitchatFrame

/// A packet that a device sends although another wrote it, as far as the capture shows (docs/protocol.md 5.7).
///
/// The capturing device relays what it received before it sent it; a far device what the link's peer did not write, or what the
/// capturing device itself wrote. Answers marked RSR are no relays, unless the packet came with the mark.
struct Relay {
    /// What the adapter at hand saw of the packet before.
    let copies: EarlierCopies
    /// Whether the capturing device wrote it.
    let isOwn: Bool

    /// Looks at the packet at hand; nil when its own author sent it, or when it is not known who did.
    init?(_ mesh: borrowing MeshState) {
        let inHand = mesh.inHand, transmitter = mesh.transmitter
        guard let header = inHand.header, header.type != .requestSync, let arrival = inHand.arrival,
            inHand.facts.isDisjoint(with: [.cut, .rebuilt, .historical]), transmitter?.value != header.sender.value
        else { return nil }
        copies = EarlierCopies(arrival.adapter, arrival.link, mesh)
        isOwn = arrival.direction == .received && mesh.receiver == header.sender
        let wasReceived = arrival.direction == .sent && copies.first?.direction == .received
        guard transmitter != nil || wasReceived || isOwn else { return nil }
        if inHand.facts.contains(.rsr), !copies.cameMarked { return nil }
    }
}
