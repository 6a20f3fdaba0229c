import BitchatFrame
import Dissection
import LinkLayers

/// A packet that a device sends although another wrote it, as far as the capture shows (docs/protocol.md 5.7).
///
/// The capturing device relays what it received before it sent it; a far device what the link's peer did not write, or what the
/// capturing device itself wrote. Answers marked RSR are no relays, unless the packet came with the mark.
struct Relay {
    /// Its header.
    let header: FrameHeader
    /// Where it was seen.
    let context: PacketContext
    /// What the adapter at hand saw of the packet before.
    let copies: EarlierCopies
    /// Whether the capturing device wrote it.
    let isOwn: Bool

    /// Reads a packet; nil when its own author sent it, or when it is not known who did.
    init?(_ packet: borrowing DissectedPacket, _ mesh: MeshState) {
        guard let header = packet.header, header.type != .requestSync, packet.frame != nil, packet.reassembly == nil,
            let context = packet.context
        else { return nil }
        if case .historical = packet.payload { return nil }
        let adapter = context.record.adapter, transmitter = mesh.transmitter(of: context)
        let copies = EarlierCopies(adapter, context.link.id, mesh)
        isOwn = context.direction == .received && mesh.localPeers[adapter] == header.sender
        let wasReceived = context.direction == .sent && copies.first?.direction == .received
        guard transmitter != header.sender, transmitter != nil || wasReceived || isOwn else { return nil }
        if header.flags.contains(.rsr), !copies.cameMarked { return nil }
        self.header = header
        self.context = context
        self.copies = copies
    }
}
