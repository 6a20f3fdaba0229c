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
}
