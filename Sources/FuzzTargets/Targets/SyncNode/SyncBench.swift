import MeshModel

/// A sync node under test, with room for what a stand-in must remember.
package struct SyncBench: Sendable {
    /// What it keeps, asks and answers.
    package var gossip: GossipSyncManager
    /// The requests it sent.
    package var requests = RequestSyncManager()
    /// What stand-ins remember.
    package var notes = StandInMemory()

    /// Makes a node that keeps nothing.
    init(_ rules: SyncRules) { gossip = GossipSyncManager(rules: rules) }
}
