import Conformance

/// The table `verdicts`.
final class VerdictRows {
    private let insertion: Statement

    /// Prepares the statement.
    init(_ database: Database) throws(DatabaseError) {
        insertion = try database.prepare(
            """
            INSERT INTO verdicts (packet, profile, accept, reason, now, skew, link_peer, judged, request_age)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
    }

    /// Writes one profile's answer for packet `number`.
    func insert(_ verdict: JudgedPacket.Verdict, of number: Int) throws(DatabaseError) {
        let answer = verdict.answer
        insertion.add(number)
        insertion.add(verdict.profile.rawValue)
        insertion.add(answer.accepts)
        insertion.add(answer.reason.name)
        insertion.add(answer.now)
        insertion.add(unsigned: answer.skew)
        insertion.add(identifier: answer.linkPeer?.value)
        insertion.add(identifier: answer.judged?.value)
        insertion.add(answer.requestAge)
        try insertion.run()
    }
}
