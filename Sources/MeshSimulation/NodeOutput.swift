import BitchatFrame
import MeshModel

/// What comes of one step of a node: frames for its links, peers to greet, and what there is to tell.
struct NodeOutput {
    /// A frame on its way out.
    struct Departure {
        /// The frame.
        var frame: SharedFrame
        /// The links it goes over.
        var links: [Int]
        /// How long it waits before, in milliseconds.
        var delay: Int64
        /// Why it goes out.
        var purpose: FramePurpose
    }

    /// Something for the trace.
    struct Note {
        /// What happened.
        var kind: TraceEvent.Kind
        /// Which packet or peer; nil for the frame at hand.
        var subject: UInt64?
        /// The gate's answer.
        var reason: VerdictReason?
        /// The type of the packet; nil for that of the frame at hand.
        var type: MessageType?
    }

    /// The frames that go out.
    var departures: [Departure] = []
    /// The peers to ask for everything soon.
    var greetings: [PeerID] = []
    /// What happened.
    var notes: [Note] = []

    /// Adds something for the trace.
    mutating func note(
        _ kind: TraceEvent.Kind, _ reason: VerdictReason? = nil, of subject: UInt64? = nil, type: MessageType? = nil
    ) {
        notes.append(Note(kind: kind, subject: subject, reason: reason, type: type))
    }

    /// Forgets everything, to serve the next step.
    mutating func clear() {
        departures.removeAll(keepingCapacity: true)
        greetings.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
    }
}
