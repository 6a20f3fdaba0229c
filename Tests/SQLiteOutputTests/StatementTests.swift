import Testing
import WireFormat

@testable import SQLiteOutput

/// Values as SQLite keeps them.
@Suite struct StatementTests {
    private let scratch = Scratch()

    /// The first value, where SQL `expression` stands for what `bind` bound, is a number.
    private func number(_ expression: String, _ bind: (Statement) -> Void) throws -> Int64? {
        let statement = try Database(scratch.path("a.db"), .new).prepare("SELECT \(expression) FROM (SELECT ? AS v)")
        bind(statement)
        return try statement.firstNumber()
    }

    @Test func textWithANULByteKeepsItsLength() throws {
        #expect(try number("length(CAST(v AS BLOB))") { $0.add("a\u{0}b") } == 3)
        #expect(try number("typeof(v) = 'text'") { $0.add("a\u{0}b") } == 1)
    }

    @Test func emptyTextAndBytesAreNoNULL() throws {
        #expect(try number("v = ''") { $0.add("") } == 1)
        #expect(try number("v = ''") { $0.add(text: []) } == 1)
        let bytes: [UInt8] = []
        #expect(try number("v = x''") { statement in bytes.withRawSpan { statement.add($0, .empty) } } == 1)
    }

    @Test func bytesThatAreNoTextAreKeptAsTheyAre() throws {
        let bytes: [UInt8] = [0xFF, 0x00, 0xC0]
        #expect(try number("v = x'FF00C0'") { statement in bytes.withRawSpan { statement.add($0, $0.whole) } } == 1)
    }

    @Test(arguments: [(UInt64(Int64.max) - 1, Int64?.some(.max - 1)), (UInt64(Int64.max), .max), (UInt64(Int64.max) + 1, nil)])
    func numbersAbove2To63Minus1AreNULL(value: UInt64, kept: Int64?) throws {
        #expect(try number("v") { $0.add(unsigned: value) } == kept)
    }

    @Test func aStatementCanBeRunAgainWithOtherValues() throws {
        let database = try Database(scratch.path("a.db"), .new)
        try database.execute("CREATE TABLE t (a UNIQUE)")
        let statement = try database.prepare("INSERT INTO t VALUES (?)")
        for value in [1, 2] {
            statement.add(value)
            try statement.run()
        }
        statement.add(2)
        #expect(throws: DatabaseError.self) { try statement.run() }
        statement.add(3)
        try statement.run()
        #expect(try database.number("SELECT sum(a) FROM t") == 6)
    }
}
