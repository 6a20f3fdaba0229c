import Foundation
import Testing

@testable import SQLiteOutput

/// Which file becomes a database, and what becomes of one that is there.
@Suite struct DatabaseFileTests {
    private let scratch = Scratch()

    @Test func aNewFileHasOurMarkAndVersion() throws {
        let path = scratch.path("new.db")
        #expect(try DatabaseWriter(path).open() == false)
        let database = try Database(path, .existing)
        #expect(try database.number("PRAGMA application_id") == 0x6263_6864)
        #expect(try database.number("PRAGMA user_version") == 1)
    }

    @Test func aDatabaseOfOursIsReplacedAndItsRowsAreGone() throws {
        let path = scratch.path("old.db")
        #expect(try DatabaseWriter(path).open() == false)
        try Database(path, .existing).execute("INSERT INTO sources (id, name) VALUES (1, 'old')")
        #expect(try DatabaseWriter(path).open() == true)
        #expect(try Database(path, .existing).number("SELECT count(*) FROM sources") == 0)
    }

    @Test func anEmptyFileBecomesADatabase() throws {
        let path = scratch.path("empty.db")
        try Data().write(to: URL(filePath: path))
        #expect(try DatabaseWriter(path).open() == false)
    }

    @Test func anotherProgramsDatabaseIsRefusedAndStays() throws {
        let path = scratch.path("other.db")
        try Database(path, .new).execute("CREATE TABLE a (b); INSERT INTO a VALUES (7)")
        #expect(throws: DatabaseError.self) { try DatabaseWriter(path).open() }
        #expect(try Database(path, .existing).number("SELECT b FROM a") == 7)
    }

    @Test(arguments: [1, 15, 16, 100, 5000]) func aFileThatIsNoDatabaseIsRefusedAndStays(length: Int) throws {
        let path = scratch.path("capture.btsnoop"), bytes = Data(repeating: 0x62, count: length)
        try bytes.write(to: URL(filePath: path))
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter(path).open() }
        #expect(error?.isUnsuitable == true)
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }

    @Test func aFolderIsRefused() {
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter(scratch.path(".")).open() }
        #expect(error?.isUnsuitable == true)
    }

    @Test func aFolderThatIsNotThereIsNamed() {
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter(scratch.path("none/a.db")).open() }
        #expect(error?.message.contains("none/a.db") == true)
        #expect(error?.isUnsuitable == false)
    }
}
