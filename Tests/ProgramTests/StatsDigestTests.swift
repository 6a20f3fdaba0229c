import Foundation
import Testing

/// `stats --digest` is the SHA-256 of what `-T ndjson` prints: proof that nothing was left out.
@Suite struct StatsDigestTests {
    private static let captures = Repository.demoCaptures + ["Captures/interop.btsnoop"]

    /// What the shell says of the printed lines.
    private func printed(_ options: String) throws -> String {
        let run = try Repository.shell(".build/release/bitchat-dissect -q -T ndjson \(options) | sha256sum")
        return String(run.output.prefix(64))
    }

    /// The digests of the files and of the total.
    private func digests(_ options: String) throws -> [String?] {
        let run = try Repository.shell(".build/release/bitchat-dissect stats -q --digest --json \(options)")
        let object = try #require(try run.objects().first)
        let files = try #require(object["files"] as? [[String: Any]])
        return (files + [try #require(object["total"] as? [String: Any])]).map { $0["digest"] as? String }
    }

    @Test(arguments: captures, ["", "--decode-only", "--no-verify --profile ios"])
    func isThatOfTheLinesOfEveryCapture(path: String, options: String) throws {
        let expected = try printed("\(options) -r \(path)")
        #expect(try digests("\(options) -r \(path)") == [expected, expected])
    }

    /// Numbers go on from file to file, so that only the first file prints what it prints alone.
    @Test func theTotalIsThatOfAllLines() throws {
        let files = "Captures/interop.btsnoop Captures/demo.pcap"
        let found = try digests("-r \(files)")
        #expect(found.count == 3)
        #expect(found.first == (try printed("-r Captures/interop.btsnoop")))
        #expect(found.last == (try printed("-r \(files)")))
    }

    @Test func oneByteOfAPayloadChangesIt() throws {
        let first = try Program.run(["stats", "--digest", "-r", "-"], input: SampleCapture.btsnoop("one"))
        let second = try Program.run(["stats", "--digest", "-r", "-"], input: SampleCapture.btsnoop("onf"))
        let again = try Program.run(["stats", "--digest", "-r", "-"], input: SampleCapture.btsnoop("one"))
        let digest = try #require(first.lines.first { $0.hasPrefix("  SHA-256 as NDJSON: ") })
        #expect(digest.count == "  SHA-256 as NDJSON: ".count + 64)
        #expect(!second.lines.contains(digest))
        #expect(first == again)
    }

    @Test func onlyOnRequest() throws {
        let run = try Program.run(["stats", "-r", "-"], input: SampleCapture.btsnoop("one"))
        #expect(!run.output.contains("SHA-256"))
    }

    @Test func isOfCapturesThatEnd() throws {
        let run = try Program.run("stats", "--digest", "-i", "-")
        #expect(run.status == 2)
        #expect(run.errors.contains("--digest is of captures that end: name them with -r FILE"))
    }
}
