import BitchatFrame
import BitchatPayload
import MeshModel
import MeshSimulation
import WireFormat

/// Every frame that a mesh sent or judged, decoded.
final class FrameLog: SimulationObserver {
    /// One frame as the trace shows it.
    struct Entry {
        var event: TraceEvent
        var header: FrameHeader
        var contents: FrameContents
    }

    private(set) var entries: [Entry] = []
    private let codec = MeshCodec()

    func observe(_ event: TraceEvent, frame: [UInt8]) {
        guard let (decoded, contents) = codec.decode(frame, for: .ios) else { return }
        entries.append(Entry(event: event, header: decoded.header, contents: contents))
    }

    /// The frames of `type` that `node` sent itself or had judged.
    func entries(_ kind: TraceEvent.Kind, _ type: MessageType, at node: Int) -> [Entry] {
        entries.filter { $0.event.kind == kind && $0.header.type == type && $0.event.node == node }
    }

    /// The requests that `node` sent.
    func questions(by node: Int) -> [SyncQuestion] {
        entries(.sent, .requestSync, at: node).compactMap { entry in
            entry.contents.payload.withRawSpan { try? SyncQuestion(decoding: $0, $0.whole, rules: .ios) }
        }
    }
}
