import Foundation
import Output
import Testing

@testable import SQLiteOutput

/// Which file becomes a database, and what becomes of one that is there.
@Suite struct DatabaseFileTests {
    private let scratch = Scratch()

    @Test func aNewFileHasOurMarkAndVersion() throws {
        let path = scratch.path("new.db")
        #expect(try DatabaseWriter.make(path) == false)
        let database = try Database(path, .existing)
        #expect(try database.number("PRAGMA application_id") == 0x6263_6864)
        #expect(try database.number("PRAGMA user_version") == 1)
    }

    @Test func aDatabaseOfOursIsReplacedAndItsRowsAreGone() throws {
        let path = scratch.path("old.db")
        #expect(try DatabaseWriter.make(path) == false)
        try Database(path, .existing).execute("INSERT INTO sources (id, name) VALUES (1, 'old')")
        #expect(try DatabaseWriter.make(path) == true)
        #expect(try Database(path, .existing).number("SELECT count(*) FROM sources") == 0)
    }

    @Test func anEmptyFileBecomesADatabase() throws {
        let path = scratch.path("empty.db")
        try Data().write(to: URL(filePath: path))
        #expect(try DatabaseWriter.make(path) == false)
    }

    @Test func anotherProgramsDatabaseIsRefusedAndStays() throws {
        let path = scratch.path("other.db")
        try Database(path, .new).execute("CREATE TABLE a (b); INSERT INTO a VALUES (7)")
        #expect(throws: DatabaseError.self) { try DatabaseWriter.make(path) }
        #expect(try Database(path, .existing).number("SELECT b FROM a") == 7)
    }

    @Test(arguments: [1, 15, 16, 100, 5000]) func aFileThatIsNoDatabaseIsRefusedAndStays(length: Int) throws {
        let path = scratch.path("capture.btsnoop"), bytes = Data(repeating: 0x62, count: length)
        try bytes.write(to: URL(filePath: path))
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter.make(path) }
        #expect(error?.isUnsuitable == true)
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }

    @Test func aFolderIsRefused() {
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter.make(scratch.path(".")) }
        #expect(error?.isUnsuitable == true)
    }

    @Test func aFolderThatIsNotThereIsNamed() {
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter.make(scratch.path("none/a.db")) }
        #expect(error?.message.contains("none/a.db") == true)
        #expect(error?.isUnsuitable == false)
    }

    @Test(arguments: ["a.db.new", "a.db.new-journal", "a.db.XXXXXX"]) func noOtherFileIsTouched(name: String) throws {
        try Data([1, 2, 3]).write(to: URL(filePath: scratch.path(name)))
        #expect(try DatabaseWriter.make(scratch.path("a.db")) == false)
        #expect(try Data(contentsOf: URL(filePath: scratch.path(name))) == Data([1, 2, 3]))
        #expect(try scratch.names == ["a.db", name])
    }

    @Test(arguments: ["-journal", "-wal"]) func whatAnotherDatabaseLeftIsNotPlayedIntoTheNewOne(ending: String) throws {
        try Data([1, 2, 3]).write(to: URL(filePath: scratch.path("a.db" + ending)))
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter.make(scratch.path("a.db")) }
        #expect(error?.isUnsuitable == true)
        #expect(try scratch.names == ["a.db" + ending])
    }

    @Test(arguments: [true, false]) func aLinkStaysAndTheFileThatItLeadsToIsReplaced(isThere: Bool) throws {
        let real = scratch.path("real.db"), link = scratch.path("link.db")
        if isThere { #expect(try DatabaseWriter.make(real) == false) }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.db")
        #expect(try DatabaseWriter.make(link) == isThere)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.db")
        #expect(try Database(real, .existing).number("PRAGMA user_version") == 1)
        #expect(try scratch.names == ["link.db", "real.db"])
    }

    @Test func aLinkToADeviceIsRefusedAndStays() throws {
        let link = scratch.path("link.db")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
        let error = #expect(throws: DatabaseError.self) { try DatabaseWriter.make(link) }
        #expect(error?.isUnsuitable == true)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
    }

    @Test func linksThatLeadToOneAnotherAreRefused() throws {
        try FileManager.default.createSymbolicLink(atPath: scratch.path("a.db"), withDestinationPath: "b.db")
        try FileManager.default.createSymbolicLink(atPath: scratch.path("b.db"), withDestinationPath: "a.db")
        #expect(throws: DatabaseError.self) { try DatabaseWriter.make(scratch.path("a.db")) }
        #expect(try scratch.names == ["a.db", "b.db"])
    }

    @Test func checkingMakesNothing() throws {
        let path = scratch.path("a.db")
        #expect(try DatabaseWriter(path).check() == false)
        #expect(try scratch.names == [])
        _ = try DatabaseWriter.make(path)
        #expect(try DatabaseWriter(path).check() == true)
        #expect(try scratch.names == ["a.db"])
    }

    @Test func aSourceThatIsNoCaptureLeavesTheEarlierDatabase() throws {
        let path = scratch.path("a.db")
        #expect(try DatabaseWriter.make(path) == false)
        try Database(path, .existing).execute("INSERT INTO sources (id, name) VALUES (1, 'old')")
        let writer = DatabaseWriter(path)
        #expect(try writer.check() == true)
        var source = SourceStatistics()
        source.source = "nope"
        writer.endSource(source)
        try writer.finish()
        #expect(writer.hasReplaced == false)
        #expect(try Database(path, .existing).number("SELECT count(*) FROM sources WHERE name = 'old'") == 1)
    }

    @Test func aSourceThatIsNoCaptureHasARowOnceAnotherIsOne() throws {
        let path = scratch.path("a.db"), writer = DatabaseWriter(path)
        for (name, format) in [("nope", ""), ("good", "btsnoop")] {
            var source = SourceStatistics()
            source.source = name
            source.format = format
            writer.endSource(source)
        }
        try writer.finish()
        let database = try Database(path, .existing)
        #expect(try database.number("SELECT id FROM sources WHERE name = 'nope' AND format IS NULL") == 1)
        #expect(try database.number("SELECT id FROM sources WHERE name = 'good' AND format = 'btsnoop'") == 2)
    }
}
