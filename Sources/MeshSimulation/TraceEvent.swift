import BitchatFrame
import MeshModel

/// One thing that happened in a simulated mesh.
package struct TraceEvent: Sendable, Hashable {
    /// What kinds of things happen.
    package enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        /// A node sent a frame into a link.
        case sent
        /// The link lost that frame.
        case lost
        /// Somebody outside put a frame into a link; `node` is whom it reaches.
        case injected
        /// A frame arrived, and the node's gate judged it: see `reason`.
        case judged
        /// A frame was put together from fragments, and the gate judged it: see `reason`.
        case rebuilt
        /// The gate took the frame, but it is not backed by its author's key: see `reason`.
        case distrusted
        /// A packet is kept for sync; `frame` names the packet, not the frame.
        case kept
        /// A peer counts as gone, and its packets are forgotten; `frame` is the peer.
        case forgot
        /// A request was admitted and is answered; `frame` is the peer that asked.
        case answered
        /// A link opened that ends at the node.
        case opened
        /// A link closed that ended at the node.
        case closed
    }

    /// What happened.
    package var kind: Kind
    /// When, in milliseconds.
    package var time: Int64
    /// At which node.
    package var node: Int
    /// On which link; nil where none is concerned.
    package var link: Int?
    /// Which frame, packet or peer: the beginning of its digest or ID; 0 for a frame where the trace keeps nothing.
    package var frame: UInt64
    /// The gate's answer, where there is one.
    package var reason: VerdictReason?
    /// The type of the frame or packet, where there is one; not part of a digest.
    package var type: MessageType?
    /// Why the frame is under way, where one is; not part of a digest.
    package var purpose: FramePurpose?

    /// Makes an event.
    package init(
        _ kind: Kind, time: Int64, node: Int, link: Int? = nil, frame: UInt64, reason: VerdictReason? = nil,
        type: MessageType? = nil, purpose: FramePurpose? = nil
    ) {
        self.kind = kind
        self.time = time
        self.node = node
        self.link = link
        self.frame = frame
        self.reason = reason
        self.type = type
        self.purpose = purpose
    }
}
