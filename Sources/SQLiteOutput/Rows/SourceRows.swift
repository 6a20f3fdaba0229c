import Output

/// The table `sources`: a row is there from the source's first packet or advert on, its numbers once the source has ended.
final class SourceRows {
    private let insertion: Statement
    private let completion: Statement
    /// The sources that go on; few, since each is named on the command line.
    private var open: [String: Int64] = [:]
    private var last: Int64 = 0

    /// Prepares the statements.
    init(_ database: Database) throws(DatabaseError) {
        insertion = try database.prepare("INSERT INTO sources (id, name) VALUES (?, ?)")
        completion = try database.prepare(
            "UPDATE sources SET format = ?, records = ?, truncated = ?, adverts = ? WHERE id = ?")
    }

    /// The row of the source called `name`, made when there is none.
    func id(of name: String) throws(DatabaseError) -> Int64 {
        if let id = open[name] { return id }
        last += 1
        open[name] = last
        insertion.add(last)
        insertion.add(name)
        try insertion.run()
        return last
    }

    /// Writes what was counted of a source.
    func end(_ statistics: SourceStatistics) throws(DatabaseError) {
        let id = try id(of: statistics.source)
        open[statistics.source] = nil
        completion.add(statistics.format.isEmpty ? nil : statistics.format)
        completion.add(statistics.records)
        completion.add(statistics.truncated)
        completion.add(statistics.adverts)
        completion.add(id)
        try completion.run()
    }
}
