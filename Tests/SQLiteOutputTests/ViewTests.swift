import Testing

@testable import SQLiteOutput

/// What the views make of rows that stand at a boundary.
@Suite struct ViewTests {
    private let scratch = Scratch()

    /// A database with the rows that `sql` inserts.
    private func database(_ sql: String) throws -> Database {
        let path = scratch.path("views.db")
        _ = try DatabaseWriter.make(path)
        let database = try Database(path, .existing)
        try database.execute(sql)
        return database
    }

    private static let request = """
        INSERT INTO sources (id, name) VALUES (1, 'a');
        INSERT INTO packets (id, source, record, name, length, frame, json) VALUES (1, 1, 1, 'requestSync', 0, x'', '{}');
        INSERT INTO requests (packet, p, m, filter, types, opens, closes) VALUES (1, 7, 1, x'', '', 1000, 31000);
        """

    @Test(arguments: [(30_999_999, 0), (31_000_000, 0), (31_000_999, 0), (31_001_000, 1)])
    func anAnswerIsLateFromTheFirstMillisecondAfterTheWindow(microseconds: Int, late: Int64) throws {
        let database = try database(
            Self.request + """
                INSERT INTO packets (id, source, name, time_us, request, length, frame, json)
                  VALUES (2, 1, 'message', \(microseconds), 1, 0, x'', '{}');
                """)
        #expect(try database.number("SELECT late FROM answers WHERE request = 1 AND packet = 2") == late)
    }

    @Test func aRepeatedPieceIsNoFurtherPieceAndAnotherSendersStreamIsAnotherOne() throws {
        let database = try database(
            (1...4).map { id in
                """
                INSERT INTO packets (id, name, sender, length, frame, json) VALUES
                  (\(id), 'fragment', '\(id < 4 ? "a" : "b")', 0, x'', '{}');
                """
            }.joined() + """
                INSERT INTO fragments VALUES (1, 's', 0, 3, 2, 9), (2, 's', 2, 3, 2, 9), (3, 's', 2, 3, 2, 9), (4, 's', 1, 3, 2, 9);
                """)
        #expect(try database.number("SELECT pieces * 100 + missing * 10 + rebuilt FROM streams WHERE sender = 'a'") == 210)
        #expect(try database.number("SELECT pieces * 100 + missing * 10 + rebuilt FROM streams WHERE sender = 'b'") == 120)
    }
}
