import BitchatFrame
import MeshModel
import Output

/// Everything that a page shows of packets, as tables and as numbers into them.
package struct ReportContents: Sendable {
    /// The packets in the order in which they came.
    var packets: [PacketRow] = []
    /// Their bytes.
    var bytes = FrameBytes()
    /// Findings in the same order.
    var findings: [FindingRow] = []
    /// Announces that name neighbours, and the lists they name.
    var announces: [AnnounceRow] = []
    var neighbours = NameTable<[Int]>(capacity: ReportLimits.neighbourLists)
    /// Adverts that show bitchat.
    var adverts: [AdvertRow] = []
    /// The rules that were broken.
    var rules = ReportedRules()
    /// The names that the rows refer to by number.
    var sources = NameTable<String>(capacity: .max)
    var kinds = NameTable<String>(capacity: .max)
    var peers = NameTable<PeerID>(capacity: ReportLimits.peers)
    var links = NameTable<LinkRow.Name>(capacity: ReportLimits.links)
    var streams = NameTable<StreamRow.Name>(capacity: ReportLimits.streams)
    var texts = TextTable(bytes: ReportLimits.textBytes)
    /// What is known of each peer, link and stream, at the index of its number.
    var peerRows: [PeerRow] = []
    var linkRows: [LinkRow] = []
    var streamRows: [StreamRow] = []
    /// The profiles that answered.
    var profiles: Set<GateProfile.Name> = []
    /// What was counted and is not kept.
    var packetsLeftOut = 0, findingsLeftOut = 0, advertsLeftOut = 0
    /// What each source holds, complete.
    package private(set) var statistics: [SourceStatistics] = []

    /// Adds what a source holds, once it ended.
    package mutating func add(_ source: SourceStatistics) { statistics.append(source) }

    /// The number of `peer`, with a row for it; nil where there is no room.
    mutating func number(of peer: PeerID) -> Int? {
        let number = peers.number(of: peer)
        if peers.names.count > peerRows.count { peerRows.append(PeerRow()) }
        return number
    }
}
