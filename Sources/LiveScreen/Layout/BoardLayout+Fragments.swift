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
            rows: streams.map { row($0.key, $0.row) })
    }

    private func row(_ key: StreamTable.Key, _ stream: StreamTable.Row) -> String {
        let age = contents.age(of: stream.first)
        let isOver = age > ProtocolLimits.fragmentLifetime
        var cells = TableRow()
        cells.left(Hexadecimal.digits(key.stream), 16)
        cells.left("from \(contents.peers.name(of: key.sender))", width < 60 ? 10 : 16)
        cells.left("\(stream.pieces.count) of \(stream.pieces.total)", 10)
        cells.left(Self.span(age) + (isOver ? ", given up" : ""), 16)
        cells.rest("missing \(stream.pieces.missing(limit: Self.runs))")
        return cells.text(width: rowWidth)
    }
}
