import BitchatFrame

/// Something that is due in a simulated mesh.
enum ScheduledEvent {
    /// A node's frame goes into its links.
    case departure(node: Int, SharedFrame, links: [Int], FramePurpose)
    /// A frame reaches a node.
    case arrival(node: Int, SharedFrame, fingerprint: UInt64, link: Int, FramePurpose)
    /// Somebody outside puts a frame into a link.
    case injection(node: Int, bytes: [UInt8], link: Int)
    /// A node's periodic requests.
    case tick(node: Int)
    /// A node's look at stalled streams.
    case upkeep(node: Int)
    /// A node's announce.
    case announce(node: Int)
    /// A node asks a new peer for everything.
    case greeting(node: Int, peer: PeerID)
    /// A node does something.
    case act(node: Int, NodeAct)
    /// A link changes.
    case quality(link: Int, LinkQuality)
    /// A link opens.
    case opening(link: Int)
    /// A link closes.
    case closing(link: Int)
    /// A node announces itself because a link opened.
    case introduction(node: Int)
    /// A node joins the mesh.
    case joining(node: Int)
}
