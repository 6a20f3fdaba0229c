import BitchatFrame
import LinkLayers
import WireFormat

extension BoardLayout {
    /// Who is here, the last seen first: name, ID, how long ago, signal, packets by it, link.
    var peers: SectionText {
        let table = contents.peers.peers
        let gone = table.dropped > 0 ? ", \(table.dropped) gone" : ""
        return SectionText(
            "2 PEERS \(table.count)\(gone)", rows: table.newestFirst.prefix(Self.shown).map { row($0.key, $0.row) })
    }

    /// The most rows worth laying out: more than any terminal has lines.
    static let shown = 512

    private func row(_ peer: PeerID, _ row: PeerRow) -> String {
        var cells = TableRow()
        cells.left(row.nickname.isEmpty ? "-" : row.nickname, width < 60 ? 10 : width < 100 ? 12 : 20)
        cells.left(peer.description, 16)
        cells.right(row.hasLeft ? "left" : row.lastSeen.map { Self.span(contents.age(of: $0)) } ?? "-", 6)
        cells.right(contents.peers.strength(of: row).map { "\($0) dBm" } ?? "-", 8)
        cells.right("\(row.packets)", 6)
        cells.rest(path(row))
        return cells.text(width: rowWidth)
    }

    private func path(_ row: PeerRow) -> String {
        if row.isLocal { return "this device" }
        guard let path = row.path else { return row.sentTo > 0 ? "sent to only" : "advert only" }
        if let relay = row.relay { return "via \(contents.peers.shortName(of: relay))" }
        let end =
            switch path.role {
            case .central: " we connected"
            case .peripheral: " it connected"
            case .unknown: ""
            }
        let sent = row.sentTo > 0 ? "  \(row.sentTo) sent to it" : ""
        return "hci\(path.adapter):\(path.handle)\(end)" + (path.address.map { "  \($0)" } ?? "") + sent
    }
}
