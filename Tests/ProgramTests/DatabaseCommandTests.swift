import Foundation
import Testing

/// `-T sqlite -o FILE`, as a person calls it; scripts/sqlite-check compares what stands in the database.
@Suite struct DatabaseCommandTests {
    private static let demo = Repository.root.appendingPathComponent("Captures/demo.btsnoop").path
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

    @Test func writesADatabaseAndNothingElse() throws {
        let run = try Program.run("-r", Self.demo, "-T", "sqlite", "-o", path("a.db"))
        #expect(run == Program.Run(status: 0, output: "", errors: ""))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["a.db"])
        #expect(try Data(contentsOf: URL(filePath: path("a.db"))).prefix(16) == Data("SQLite format 3\0".utf8))
    }

    @Test func replacesOneOfOursAndSaysSo() throws {
        for _ in 1...2 {
            let run = try Program.run("-q", "-r", Self.demo, "-T", "sqlite", "-o", path("a.db"))
            #expect(run == Program.Run(status: 0, output: "", errors: ""))
        }
        let run = try Program.run("-r", Self.demo, "-T", "sqlite", "-o", path("a.db"))
        #expect(run.status == 0)
        #expect(run.errorLines == ["bitchat-dissect: \(path("a.db")): takes the place of an earlier database"])
    }

    @Test func leavesAnotherFileAlone() throws {
        let other = scratch.file("notes", [1, 2, 3])
        let run = try Program.run("-r", Self.demo, "-T", "sqlite", "-o", other.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("is no database of bitchat-dissect"))
        #expect(try Data(contentsOf: other) == Data([1, 2, 3]))
    }

    @Test(arguments: [
        (["-T", "sqlite"], "name its file with -o FILE"), (["-T", "sqlite", "-o", "-"], "standard output cannot be"),
        (["-T", "sqlite", "-o", ""], "name its file with -o FILE"), (["-o", "a.db"], "-o names the database of -T sqlite"),
        (["-T", "sqlite", "-o", "a.db", "--screen"], "--screen"),
        (["-T", "sqlite", "-o", "a.db", "-x"], "packets.frame"),
        (["-T", "sqlite", "-o", "a.db", "-w", "./a.db"], "is the file that -w ./a.db writes"),
        (["-T", "sqlite", "-o", demo], "is the file that is read"),
        (["-T", "sqlite", "-o", "/dev/null"], "is a device, a pipe or a folder"),
    ])
    func refusesWhatCannotBe(arguments: [String], words: String) throws {
        let run = try Program.run(["-r", Self.demo] + arguments)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(words))
    }

    @Test func aPlaceThatIsNotThereIsAnOutputThatCannotBeWritten() throws {
        let run = try Program.run("-r", Self.demo, "-T", "sqlite", "-o", path("none/a.db"))
        #expect(run.status == 3)
        #expect(run.errors.contains("none/a.db"))
    }

    @Test func aFileBesideThatIsReadStays() throws {
        let bytes = SampleCapture.btsnoop("a"), input = scratch.path("a.db.new", bytes)
        let run = try Program.run("-r", input, "-T", "sqlite", "-o", path("a.db"))
        #expect(run == Program.Run(status: 0, output: "", errors: ""))
        #expect(try Data(contentsOf: URL(filePath: input)) == Data(bytes))
    }

    @Test func anEarlierDatabaseStaysWhereNothingCanBeRead() throws {
        _ = try Program.run("-r", Self.demo, "-T", "sqlite", "-o", path("a.db"))
        let before = try Data(contentsOf: URL(filePath: path("a.db")))
        for input in [path("nope"), scratch.path("notes", [1, 2, 3])] {
            let run = try Program.run("-r", input, "-T", "sqlite", "-o", path("a.db"))
            #expect(run.status == 3)
            #expect(run.errorLines.last == "bitchat-dissect: \(path("a.db")): nothing came, and the earlier database stays")
            #expect(try Data(contentsOf: URL(filePath: path("a.db"))) == before)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted() == ["a.db", "notes"])
    }

    @Test func aWatchInWhichNothingComesMakesADatabaseAndLeavesAnEarlierOne() throws {
        let words = ["-q", "--follow", path("later"), "-a", "duration:1", "-T", "sqlite", "-o", path("a.db")]
        #expect(try Program.run(words).status == 0)
        #expect(FileManager.default.fileExists(atPath: path("a.db")))
        _ = try Program.run("-q", "-r", Self.demo, "-T", "sqlite", "-o", path("a.db"))
        let before = try Data(contentsOf: URL(filePath: path("a.db")))
        #expect(try Program.run(words).status == 0)
        #expect(try Data(contentsOf: URL(filePath: path("a.db"))) == before)
    }

    @Test func aCaptureWithoutPacketsMakesADatabase() throws {
        let run = try Program.run("-r", scratch.path("empty", SampleCapture.btsnoop()), "-T", "sqlite", "-o", path("a.db"))
        #expect(run == Program.Run(status: 0, output: "", errors: ""))
        #expect(try Data(contentsOf: URL(filePath: path("a.db"))).prefix(16) == Data("SQLite format 3\0".utf8))
    }

    @Test func theCopyIsKnownByItsLinkAndByItsNumber() throws {
        let copy = scratch.path("copy", []), link = path("link"), hard = path("hard")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "copy")
        try FileManager.default.linkItem(atPath: copy, toPath: hard)
        for name in [link, hard] {
            let run = try Program.run("-r", Self.demo, "-T", "sqlite", "-o", name, "-w", copy)
            #expect(run.status == 2)
            #expect(run.errors.contains("is the file that -w"))
        }
        #expect(try Data(contentsOf: URL(filePath: copy)).isEmpty)
    }

    @Test(arguments: [":memory:", "file:a?mode=memory", "file:a"]) func namesAreNamesOfFiles(name: String) throws {
        let process = try Program.process(["-r", Self.demo, "-T", "sqlite", "-o", name])
        process.currentDirectoryURL = scratch.folder
        #expect(try Program.finish(process, input: []) == Program.Run(status: 0, output: "", errors: ""))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [name])
    }

    @Test func tablesArePrintedBesideTheDatabase() throws {
        let tables = try Program.run("-q", "-r", Self.demo, "-z", "types", "-z", "gate")
        let run = try Program.run("-r", Self.demo, "-T", "sqlite", "-o", path("a.db"), "-z", "types", "-z", "gate")
        #expect(run == tables)
        #expect(!run.output.isEmpty)
        #expect(FileManager.default.fileExists(atPath: path("a.db")))
    }

    @Test(arguments: ["gate", "expert", "sync"]) func tablesOfWhatJudgingFindsNeedJudging(table: String) throws {
        let run = try Program.run("-r", Self.demo, "-z", table, "--decode-only")
        #expect(run.status == 2)
        #expect(run.errors.contains("-z \(table) counts what judging finds, which --decode-only leaves out"))
    }

    @Test func columnsHaveNoBytesBesideThem() throws {
        for words in [["-r", Self.demo], ["decode", "01"]] {
            let run = try Program.run(words + ["-T", "fields", "-e", "frame.number", "-x"])
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.errors.contains("name the bytes with -e bitchat.bytes"))
        }
    }
}
