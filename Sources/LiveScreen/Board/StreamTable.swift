import BitchatFrame
import BitchatPayload
import Capture
import Conformance
import MeshModel

/// The fragment streams that were seen, and which of their pieces are missing.
struct StreamTable: Sendable {
    /// One stream as one adapter saw it go one way.
    struct Key: Hashable, Sendable {
        var source: Int
        var adapter: UInt16
        var direction: PacketDirection
        var sender: PeerID
        var stream: UInt64

        /// What the sender calls it, whichever way it goes.
        var name: Name { Name(sender: sender, stream: stream) }
    }

    /// A stream as its sender names it.
    struct Name: Hashable, Sendable {
        var sender: PeerID
        var stream: UInt64
    }

    /// What is known of one stream.
    struct Row: Sendable {
        /// Which of its pieces are there.
        var pieces: PieceSet
        /// When its first piece came, and its last new one.
        var first: Moment, last: Moment
    }

    private(set) var streams = BoundedTable<Key, Row>(capacity: BoardLimits.streams)
    /// Packets that were put together.
    private(set) var rebuilt = 0

    /// The streams that miss pieces, the last used first.
    var incomplete: [(key: Key, row: Row)] { streams.newestFirst.filter { !$0.row.pieces.isComplete } }

    /// Takes note of a fragment, or of a packet put together.
    mutating func note(_ judged: JudgedPacket, at moment: Moment) {
        if judged.packet.reassembly != nil { rebuilt += 1 }
        guard case .fragment(let fragment) = judged.packet.payload, let header = judged.packet.header,
            let context = judged.packet.context
        else { return }
        let key = Key(
            source: moment.source, adapter: context.record.adapter, direction: context.direction, sender: header.sender,
            stream: fragment.stream)
        let row = Row(pieces: PieceSet(total: fragment.total), first: moment, last: moment)
        streams.use(key, first: row) { if $0.pieces.insert(fragment.index) { $0.last = moment } }
    }
}
