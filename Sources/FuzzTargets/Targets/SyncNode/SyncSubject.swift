import BitchatFrame
import MeshModel

/// What the target `sync-node` tests: two apps' rules, and the steps of a node.
package struct SyncSubject: Sendable {
    /// The rules.
    package var ios = SyncRules.ios, android = SyncRules.android
    /// Takes in an accepted packet; says whether it is kept now and was not before.
    package var see: @Sendable (inout SyncBench, SyncPacket, Int64) -> Bool = { $0.gossip.see($1, now: $2) }
    /// The requests that are due.
    package var tick: @Sendable (inout SyncBench, [PeerID], Int64) -> [SyncRequest] = { node, connected, now in
        node.gossip.tick(now: now, connected: connected, registering: &node.requests)
    }
    /// The request for everything.
    package var initial: @Sendable (inout SyncBench, PeerID, Int64) -> SyncRequest = { node, peer, now in
        node.gossip.initialRequest(to: peer, now: now, registering: &node.requests)
    }
    /// The requests for fragment streams.
    package var targeted: @Sendable (inout SyncBench, [FragmentStream], [PeerID], Int64) -> [SyncRequest] = {
        node, streams, connected, now in
        node.gossip.targetedRequests(for: streams, now: now, connected: connected, registering: &node.requests)
    }
    /// The answers to a question.
    package var answer: @Sendable (SyncBench, SyncQuestion, Int64) -> [FrameContents] = { $0.gossip.answer($1, now: $2) }
    /// Forgets a peer that left.
    package var forget: @Sendable (inout SyncBench, PeerID) -> Void = { $0.gossip.forget($1) }
    /// Looks for peers that are gone.
    package var sweep: @Sendable (inout SyncBench, Int64) -> [PeerID] = { $0.gossip.sweep(now: $1) }
}
