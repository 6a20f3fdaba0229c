import BitchatFrame
import MeshModel

/// The answers that the nodes of a mesh give, each encoded once however many of them give it.
final class EncodedAnswers {
    /// The most answers kept; beyond that all are forgotten.
    static let capacity = 32_768

    private struct Key: Hashable {
        var id: PacketID
        var isAndroid: Bool
        var isMarked: Bool
    }

    private var known: [Key: (packet: SyncPacket, frame: SharedFrame)] = [:]

    /// The answer that hands on `packet`, as the profile's app encodes it; nil where it cannot.
    func frame(_ packet: SyncPacket, for profile: GateProfile.Name, marked isMarked: Bool, _ codec: MeshCodec) -> SharedFrame? {
        let key = Key(id: packet.id, isAndroid: profile == .android, isMarked: isMarked)
        if let entry = known[key], entry.packet == packet || entry.packet.answer(marked: true) == packet.answer(marked: true) {
            return entry.frame
        }
        guard let bytes = codec.encoder(for: profile).encode(packet.answer(marked: isMarked)) else { return nil }
        if known.count >= Self.capacity { known = [:] }
        let frame = SharedFrame(bytes)
        known[key] = (packet, frame)
        return frame
    }
}
