import Foundation
import Testing

/// `--comments`: what profiles and rules say, as comments of the file that `-w` writes.
@Suite struct CommentCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private var interop: String { Repository.root.appendingPathComponent("Captures/interop.btsnoop").path }

    private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

    /// The comments of a capture, by record, as tshark shows them.
    private func comments(_ file: String) throws -> [String] {
        try Repository.shell(
            "tshark -r '\(file)' -Y frame.comment -T fields -e frame.number -E occurrence=l -e frame.comment 2>/dev/null"
        ).lines
    }

    @Test func refusalsAndFindingsStandAtTheRecordThatCompletedTheirPacket() throws {
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        let run = try Program.run("-q", "-r", interop, "-w", path("a.pcapng"), "--comments", "refused")
        #expect(run == (try Program.run("-q", "-r", interop)))
        let found = try comments(path("a.pcapng"))
        #expect(found.map { $0.split(separator: "\t").first } == ["39", "40", "41", "42", "49", "50", "51", "52"])
        #expect(found.first?.hasPrefix("39\tpacket 8 (message), ios: refused, timestampSkew: 722251 ms from the clock") == true)
    }

    @Test func allCommentsEveryVerdict() throws {
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        _ = try Program.run("-q", "-r", interop, "-w", path("a.pcapng"), "--comments", "all")
        let found = try comments(path("a.pcapng"))
        #expect(found.count == 21)
        #expect(found.first?.contains("packet 1 (announce), android: accepted, freshTimestamp") == true)
    }

    @Test func aLiveSourceHasTheSameComments() throws {
        guard Tshark.isInstalled else { return print("skipped: tshark is not installed") }
        _ = try Program.run("-q", "-r", interop, "-w", path("a.pcapng"), "--comments", "refused")
        let input = Array(try Data(contentsOf: URL(fileURLWithPath: interop)))
        _ = try Program.finish(
            try Program.process(["-q", "-i", "-", "-w", path("b.pcapng"), "--comments", "refused"]), input: input)
        #expect(try comments(path("b.pcapng")) == comments(path("a.pcapng")))
    }

    @Test func theRecordsAreTheSameAsWithoutComments() throws {
        for options in [[], ["--comments", "all"]] {
            _ = try Program.run(["-q", "-r", interop, "-w", path("a\(options.count).pcapng")] + options)
        }
        let shown = try ["a0", "a2"].map { name in
            try Program.run("-q", "-T", "ndjson", "-r", path(name + ".pcapng")).output
                .replacingOccurrences(of: path(name + ".pcapng"), with: "")
        }
        #expect(shown[0] == shown[1])
    }

    @Test(arguments: [
        (["-w", "a", "-F", "pcap", "--comments", "all"], "--comments needs -F pcapng: pcap has no place for comments"),
        (["-w", "a", "-F", "btsnoop", "--comments", "all"], "--comments needs -F pcapng: btsnoop has no place for comments"),
        (["--comments", "all"], "--comments says how to write: name the file with -w OUT"),
        (
            ["-w", "a", "--decode-only", "--comments", "all"],
            "--comments writes verdicts and findings, which --decode-only leaves out"
        ),
    ])
    func whereThereIsNoPlaceOrNothingToSayItIsRefused(options: [String], message: String) throws {
        let run = try Program.run(["-r", interop] + options)
        let errors = "bitchat-dissect: \(message) (bitchat-dissect --help explains)\n"
        #expect(run == Program.Run(status: 2, output: "", errors: errors))
    }
}
