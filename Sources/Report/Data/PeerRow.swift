/// One peer as a page holds it.
struct PeerRow: Sendable, Hashable {
    /// The name of its last announce that some profile takes; empty while none came.
    var nickname = ""
    /// Whether it is a capturing device.
    var isLocal = false
}
