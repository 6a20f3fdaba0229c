import BitchatFrame
import MeshModel

/// One of the two nodes, with the table that says what it must do, and what is on its way from and to it.
struct SyncDevice {
    /// Who it is.
    let peer: PeerID
    /// The node.
    var bench: SyncBench
    /// The table.
    var table: SyncRuleTable
    /// The requests it sent that have not reached the other one.
    var outbox: [SyncRequest] = []
    /// The answers that have not reached it.
    var inbox: [FrameContents] = []

    /// Makes a node that keeps nothing.
    init(_ peer: PeerID, _ rules: SyncRules, _ figures: SyncFigures) {
        self.peer = peer
        bench = SyncBench(rules)
        table = SyncRuleTable(figures)
    }

    /// Whether it is one of Android's.
    var isAndroid: Bool { table.figures.isAndroid }
}
