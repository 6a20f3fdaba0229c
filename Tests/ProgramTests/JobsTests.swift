import Foundation
import Testing

/// The same bytes, whatever the number of threads (`--jobs`).
@Suite struct JobsTests {
    private static let captures = ["demo.btsnoop", "demo.pcap", "interop.btsnoop"].map {
        Repository.root.path + "/Captures/\($0)"
    }

    @Test(arguments: [
        ["-T", "ndjson"], ["-T", "line"], ["-T", "tree", "-x"], ["lint"], ["stats"], ["stats", "--json"],
        ["why", "the library is open again"], ["-T", "ndjson", "--decode-only"], ["-T", "ndjson", "--profile", "ios"],
        ["lint", "--fail-on", "warning"],
    ]) func manyThreadsSayWhatOneSays(arguments: [String]) throws {
        let one = try Program.run(arguments + ["--jobs", "1", "-r"] + Self.captures)
        #expect(!one.output.isEmpty)
        for jobs in ["2", "3", "8"] { #expect(try Program.run(arguments + ["--jobs", jobs, "-r"] + Self.captures) == one) }
    }

    @Test func aFileThatCannotBeReadCountsWithManyThreadsToo() throws {
        let files = [Self.captures[0], "/nowhere", Self.captures[2]]
        let one = try Program.run(["stats", "--jobs", "1", "-r"] + files)
        #expect(one.status == 3)
        #expect(try Program.run(["stats", "--jobs", "4", "-r"] + files) == one)
    }

    @Test(arguments: ["0", "-1", "many", "", "65", "9223372036854775807"]) func refusesThreadsFewerThan1OrMoreThan64(
        jobs: String
    ) throws {
        let run = try Program.run(["--jobs", jobs, "-r", Self.captures[0]])
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("--jobs"))
    }

    @Test(arguments: ["1", "64"]) func takes1To64Threads(jobs: String) throws {
        #expect(try Program.run(["--jobs", jobs, "-r", Self.captures[0]]).status == 0)
    }

    @Test func theLimitOf3PacketsHoldsWithManyThreads() throws {
        let one = try Program.run(["-c", "3", "--jobs", "1", "-r", Self.captures[0]])
        #expect(one.lines.count { !$0.contains("advert") } == 3)
        #expect(try Program.run(["-c", "3", "--jobs", "4", "-r", Self.captures[0]]) == one)
    }
}
