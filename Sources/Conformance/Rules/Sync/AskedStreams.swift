import BitchatPayload
import Capture
import Dissection
import WireFormat

/// The fragment streams that a sync request asks for, with what its sender had of them (docs/protocol.md 4.6).
struct AskedStreams {
    /// The stream IDs, each once, in order; those of fewer than 8 bytes match no stream and are left out.
    let ids: [UInt64]
    private let context: PacketContext

    /// Reads them from `packet`; nil unless it is a request from a link's end for fragments of named streams.
    init?(_ packet: borrowing DissectedPacket, _ payload: RawSpan) {
        guard case .requestSync(let request) = packet.payload, let context = packet.context,
            request.wantedTypes.contains(.fragment), let filter = request.fragmentFilter(payload)
        else { return nil }
        self.context = context
        var seen: Set<UInt64> = []
        ids = filter.ids.filter { $0.count == 8 && seen.insert($0.value).inserted }.map(\.value)
    }

    /// Whether the capturing device asks, so that the capture shows all that it received.
    var isOwn: Bool { context.direction == .sent }

    /// What the asking device had received of `stream`, one entry for each author.
    ///
    /// That is what came in when the capturing device asks, and what was sent over the link when its other end does.
    func received(_ stream: UInt64, _ mesh: MeshState) -> [StreamLog.Entry] {
        switch context.direction {
        case .sent: entries(stream, .received, mesh)
        case .received: entries(stream, .sent, mesh).filter { $0.wentOver(context.link.id) }
        default: []
        }
    }

    private func entries(_ stream: UInt64, _ direction: PacketDirection, _ mesh: MeshState) -> [StreamLog.Entry] {
        let adapter = context.record.adapter
        return mesh.streams.senders(of: stream, adapter: adapter, direction: direction).compactMap {
            mesh.streams.entry(StreamLog.Key(adapter: adapter, direction: direction, sender: $0, stream: stream))
        }
    }
}
