import BitchatFrame
import MeshModel
import MeshSimulation

/// What two nodes still owe each other.
///
/// Each must hold every public packet of an honest author that the other holds, may serve, and has had for 5 s, as far as its
/// own rules take it: announces at most 60 s old and only an author's newest, fragments and files at most 900 s, messages at
/// most six hours. What may stay away for good is only a packet that every filter of the node seems to hold already (a false
/// positive of the GCS, 1 in 128 for each packet and filter; the filter does not change while the store does not).
struct Convergence {
    static let types: [MessageType] = [.announce, .message, .fragment, .fileTransfer]
    static let settling: Int64 = 5_000

    let mesh: SimulatedMesh
    let honest: Set<PeerID>

    /// The packets that `asker` lacks of those that `holder` holds.
    func missing(at asker: Int, of holder: Int) -> [SyncPacket] {
        let now = mesh.clock.now
        return Self.types.flatMap { type -> [SyncPacket] in
            let held = mesh.nodes[asker].gossip.packets(of: type)
            let ids = Set(held.map(\.id))
            return mesh.nodes[holder].gossip.packets(of: type).filter { packet in
                !ids.contains(packet.id) && honest.contains(packet.sender)
                    && now - Int64(packet.contents.timestamp) > Self.settling && isServed(packet, holder)
                    && isTaken(packet, asker, held)
            }
        }
    }

    private func isServed(_ packet: SyncPacket, _ holder: Int) -> Bool {
        rules(packet.contents.type, holder)?.serves(packet, now: mesh.clock.now) ?? false
    }

    private func isTaken(_ packet: SyncPacket, _ asker: Int, _ held: [SyncPacket]) -> Bool {
        guard let rules = rules(packet.contents.type, asker), rules.takesIn(packet, now: mesh.clock.now) else { return false }
        let newer = held.contains { $0.sender == packet.sender && $0.contents.timestamp >= packet.contents.timestamp }
        return !(rules.isOnePerAuthor && newer)
    }

    private func rules(_ type: MessageType, _ node: Int) -> SyncStoreRules? {
        mesh.nodes[node].gossip.rules.stores.first { $0.type == type }
    }
}
