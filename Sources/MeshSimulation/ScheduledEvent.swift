import BitchatFrame

/// Something that is due in a simulated mesh.
enum ScheduledEvent {
    /// A node's frame goes into its links.
    case departure(node: Int, bytes: [UInt8], links: [Int])
    /// A frame reaches a node.
    case arrival(node: Int, bytes: [UInt8], fingerprint: UInt64, link: Int)
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
}
