import BitchatFrame
import MeshModel

/// The packets that the nodes of a mesh keep, one copy for all of them.
final class StoredPackets {
    /// The most packets kept ready; beyond that all are forgotten.
    static let capacity = 32_768

    private var known: [PacketID: SyncPacket] = [:]

    /// The packet as another node may have it already: the same but for hops and flag, which an answer does not take over.
    func shared(_ packet: SyncPacket) -> SyncPacket {
        if let copy = known[packet.id] {
            return copy.answer(marked: true) == packet.answer(marked: true) ? copy : packet
        }
        if known.count >= Self.capacity { known = [:] }
        known[packet.id] = packet
        return packet
    }
}
