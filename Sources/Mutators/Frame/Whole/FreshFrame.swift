import BitchatFrame
import PacketGenerators
import WireFormat

/// Puts a small new frame in the place of the window.
enum FreshFrame: Mutation {
    static let name = "fresh-frame"

    static func apply(_ draft: inout Draft) { draft.replace(draft.window, make(&draft)) }

    /// A frame of version 1: any known type, ttl 0 or 7, a time near the reference, one of a few senders, a short payload.
    static func make(_ draft: inout Draft) -> [UInt8] {
        var writer = ByteWriter(capacity: 64)
        writer.byte(1)
        writer.byte(draft.pick(KnownType.values)?.rawValue ?? 0)
        writer.byte(draft.chance(1, in: 2) ? 0 : ProtocolLimits.originTTL)
        writer.bigEndian(TimeEdges.reference &+ UInt64(bitPattern: draft.edgeSpan()))
        let isAddressed = draft.chance(1, in: 4)
        let flags: FrameFlags = [draft.chance(1, in: 3) ? .rsr : [], isAddressed ? .recipient : []]
        writer.byte(flags.rawValue)
        let payload = draft.random.bytes(draft.random.below(24))
        writer.bigEndian(UInt16(payload.count))
        writer.append(peers[draft.random.below(peers.count)])
        if isAddressed { writer.append(peers[draft.random.below(peers.count)]) }
        writer.append(payload)
        return writer.bytes
    }

    /// The peers of docs/protocol.md chapter 10, which most seeds are from.
    private static let peers = [TestIdentity.ada, .bo, .cy].map(\.peerID.bytes)
}
