import BitchatFrame
import MeshModel
import WireFormat

extension BoardLayout {
    /// The most runs of missing indexes that one row names.
    private static let runs = 32

    /// The fragment streams that miss pieces, the last used first: how many there are, which are missing, since when, from whom.
    var fragments: SectionText {
        let streams = contents.streams.incomplete
        return SectionText(
            "6 FRAGMENTS \(Self.count(streams.count, "stream")) incomplete, \(Self.count(contents.streams.rebuilt, "packet")) rebuilt",
            rows: rows(streams))
    }

    /// A row a stream; where one goes over several ways, each row says which.
    private func rows(_ streams: [(key: StreamTable.Key, row: StreamTable.Row)]) -> [String] {
        let isOnSeveralWays = Set(streams.map(\.key.name)).count < streams.count
        let hasSeveralSources = Set(streams.map(\.key.source)).count > 1
        return streams.map { key, row in
            let source = hasSeveralSources ? "  " + Self.end(of: contents.clocks.name(of: key.source)) : ""
            return self.row(key, row, way: isOnSeveralWays ? Self.way(key) + source : nil)
        }
    }

    private func row(_ key: StreamTable.Key, _ stream: StreamTable.Row, way: String?) -> String {
        let age = contents.age(of: stream.first)
        let isOver = age > ProtocolLimits.fragmentLifetime
        var cells = TableRow()
        cells.left(Hexadecimal.digits(key.stream), 16)
        cells.left("from \(contents.peers.name(of: key.sender))", width < 60 || (way != nil && width < 100) ? 10 : 16)
        if let way { cells.left(way, CellWidth.cells(of: way)) }
        cells.left("\(stream.pieces.count) of \(stream.pieces.total)", 10)
        cells.left(Self.span(age) + (isOver ? ", given up" : ""), 16)
        cells.rest("missing \(stream.pieces.missing(limit: Self.runs))")
        return cells.text(width: rowWidth)
    }

    /// Which way a stream went, and past which adapter: `out hci0`.
    private static func way(_ key: StreamTable.Key) -> String {
        let direction =
            switch key.direction {
            case .sent: "out"
            case .received: "in "
            case .centralToPeripheral: "c>p"
            case .peripheralToCentral: "p>c"
            case .unknown: "-  "
            }
        return "\(direction) hci\(key.adapter)"
    }

    /// The end of a source's name, in which paths differ.
    private static func end(of name: String) -> String { CleanText.clean(String(name.suffix(12)), cells: 12) }
}
