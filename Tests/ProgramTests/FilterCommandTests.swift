import Foundation
import Testing

/// Display filters, columns and tables, as a user asks for them.
@Suite struct FilterCommandTests {
    private static let demo = Repository.root.appendingPathComponent("Captures/demo.btsnoop").path
    private static let interop = Repository.root.appendingPathComponent("Captures/interop.btsnoop").path

    /// Runs the program on a capture with `-T fields -e bitchat.no`.
    private func numbers(_ capture: String, _ words: String...) throws -> [String] {
        let run = try Program.run(["-q", "-r", capture, "-T", "fields", "-e", "bitchat.no"] + words)
        #expect(run.status == 0)
        #expect(run.errors == "")
        return run.lines
    }

    /// The packets that Captures/interop.expected.txt says iOS refuses.
    @Test func aFilterChoosesWhatIsShown() throws {
        let refused = try numbers(Self.interop, "-Y", "bitchat.gate.ios.accept == false")
        #expect(refused.count == 8)
        #expect(try numbers(Self.interop, "-Y", "bitchat.gate.ios.reason == \"timestampSkew\"") == refused)
        #expect(try numbers(Self.interop, "-Y", "bitchat.gate.ios.accept == false", "-c", "2") == Array(refused.prefix(2)))
        #expect(try numbers(Self.interop, "-Y", "bitchat.type == 0x7f") == [])
    }

    @Test(arguments: ["line", "tree", "ndjson"]) func severalThreadsPrintTheSame(format: String) throws {
        let words = ["-q", "-r", Self.demo, "-Y", "bitchat.flags.rsr == true or bitchat.advert", "-T", format, "--jobs"]
        let one = try Program.run(words + ["1"])
        #expect(!one.output.isEmpty)
        #expect(try Program.run(words + ["3"]) == one)
    }

    @Test(arguments: ["1", "2"]) func onlyFindingsOfShownPacketsCount(jobs: String) throws {
        let words = ["-q", "-r", Self.interop, "--fail-on", "note", "--jobs", jobs, "-Y"]
        #expect(try Program.run(words + ["bitchat.type == 1"]).status == 0)
        #expect(try Program.run(words + ["bitchat.rule"]).status == 1)
        #expect(try Program.run(["lint"] + words + ["bitchat.type == 1"]) == Program.Run(status: 0, output: "", errors: ""))
    }

    @Test func aBadFilterIsAUsageErrorWithACaret() throws {
        let run = try Program.run("-r", Self.demo, "-Y", "bitchat.sendr == 3")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.errors == """
                bitchat-dissect: -Y, column 1: no field is called 'bitchat.sendr'; did you mean bitchat.sender? \
                (bitchat-dissect --help explains)
                    bitchat.sendr == 3
                    ^~~~~~~~~~~~~

                """)
    }

    @Test func columnsArePrintedAsTsharkPrintsThem() throws {
        let words = ["-q", "-r", Self.interop, "-Y", "bitchat.no in {1, 8}", "-T", "fields"]
        let fields = [
            "frame.number", "bitchat.sender", "bitchat.flags.rsr", "btatt.opcode", "bitchat.flags", "bitchat.recipient",
        ]
        let run = try Program.run(
            words + fields.flatMap { ["-e", $0] } + ["-E", "header=y", "-E", "separator=,", "-E", "quote=d"])
        #expect(run.lines.first == fields.joined(separator: ","))
        #expect(run.lines.dropFirst().first == "\"32\",\"3dcc8696566b1e17\",\"0\",\"0x52\",\"signature\",")
        let last = try Program.run(words + ["-e", "bitchat.gate.reason", "-E", "occurrence=l"])
        let all = try Program.run(words + ["-e", "bitchat.gate.reason", "-E", "aggregator=;"])
        #expect(all.lines.map { $0.split(separator: ";").last.map(String.init) } == last.lines.map { $0 })
    }

    @Test(arguments: [
        (["-e", "bitchat.no"], "-e needs -T fields"), (["-T", "fields"], "-T fields needs a field: name it with -e"),
        (["-T", "fields", "-e", "bitchat.nos"], "-e: no field is called 'bitchat.nos'; did you mean bitchat.no?"),
        (["-z", "type"], "-z knows no 'type'; did you mean types?"),
        (["-z", "io"], "-z io: the table is asked for as io,SECONDS"),
        (["-z", "io,0"], "-z io,0: the table is asked for as io,SECONDS"), (["-z", "types,1"], "-z types,1: the table"),
    ]) func whatMeansNothingIsRefused(words: [String], message: String) throws {
        let run = try Program.run(["-r", Self.demo] + words)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("bitchat-dissect: " + message))
    }

    @Test func quietTablesStandAlone() throws {
        let run = try Program.run("-q", "-r", Self.interop, "-z", "gate", "-z", "io,10", "-Y", "bitchat.gate.ios.accept == false")
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("\nAnswers of the profiles\n  profile  answer   reason             packets\n"))
        #expect(run.output.contains("\n  ios      refuses  timestampSkew            8\n"))
        #expect(!run.output.contains("freshTimestamp\n"))
        #expect(run.output.contains("\nPackets by interval, in seconds from the first one\n  from  to  packets  bytes\n"))
    }

    @Test func tablesFollowThePackets() throws {
        let plain = try Program.run("-r", Self.interop)
        for jobs in ["1", "2"] {
            let run = try Program.run("-r", Self.interop, "-z", "types", "--jobs", jobs)
            #expect(run.output.hasPrefix(plain.output + "\nPackets by type\n"))
        }
        #expect(try Program.run("-z", "list").lines.count == 8)
    }

    @Test func liveSourcesAreFilteredToo() throws {
        let run = try Program.run(
            ["-q", "-i", "-", "-Y", "bitchat.message.text == \"two\"", "-T", "fields", "-e", "bitchat.message.text"],
            input: SampleCapture.btsnoop("one", "two", "three"))
        #expect(run == Program.Run(status: 0, output: "two\n", errors: ""))
    }
}
