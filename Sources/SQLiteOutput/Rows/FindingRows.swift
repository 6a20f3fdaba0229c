import Conformance

/// The tables `findings` and `rules`.
final class FindingRows {
    private let insertion: Statement

    /// Prepares the statement.
    init(_ database: Database) throws(DatabaseError) {
        insertion = try database.prepare(
            "INSERT INTO findings (packet, advert, rule, severity, message, place) VALUES (?, ?, ?, ?, ?, ?)")
    }

    /// Writes every rule there is.
    func insertRules(_ database: Database) throws(DatabaseError) {
        let statement = try database.prepare(
            "INSERT INTO rules (id, severity, condition, explanation) VALUES (?, ?, ?, ?)")
        for rule in Rules.descriptions {
            statement.add(rule.id)
            statement.add(rule.severity.name)
            statement.add(rule.condition)
            statement.add(rule.explanation)
            try statement.run()
        }
    }

    /// Writes what a rule found about a packet or an advert.
    func insert(_ finding: Finding, packet: Int?, advert: Int64?) throws(DatabaseError) {
        insertion.add(packet)
        insertion.add(advert)
        insertion.add(finding.rule.id)
        insertion.add(finding.rule.severity.name)
        insertion.add(finding.message)
        insertion.add(finding.offset)
        try insertion.run()
    }
}
