import Foundation
import Testing

@Suite struct ReadCommandTests {
    /// Checks for exit status 3, no output, and one line that names the source and holds `words`.
    private func refuses(_ path: String, _ words: String..., input: [UInt8] = []) throws {
        let run = try Program.run(["-r", path], input: input)
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.hasPrefix("bitchat-dissect: \(path): "))
        for word in words { #expect(run.errors.contains(word)) }
    }

    @Test func sourcesThatAreNoCapture() throws {
        let scratch = try Scratch()
        try refuses(scratch.folder.path + "/none", "no such file")
        try refuses(scratch.folder.path, "is a folder")
        try refuses(scratch.path("empty", []), "is empty: 0 bytes")
        try refuses(scratch.path("text", Array("Dear diary,\nnothing\n".utf8)), "not a capture", "\"Dear diary,\"")
        try refuses(scratch.path("noise", (0..<200).map { $0 &* 37 | 1 }), "not a capture")
        try refuses(scratch.path("ethernet.pcap", SampleCapture.ethernet), "Ethernet")
        try refuses("-", "is empty")
        try refuses("-", "Ethernet", input: SampleCapture.ethernet)
    }

    @Test func aSmallCaptureFromFileStandardInputAndGzip() throws {
        let scratch = try Scratch()
        let bytes = SampleCapture.btsnoop("one", "two")
        let fromFile = try Program.run("-r", scratch.path("a", bytes), "-T", "ndjson")
        #expect(fromFile.status == 0)
        #expect(fromFile.errors == "")
        #expect(try fromFile.texts() == ["one", "two"])
        #expect(try fromFile.numbers("record") == [1, 2])
        #expect(try fromFile.objects().first?["time"] as? String == "2025-10-09T08:53:20.000000Z")
        #expect(try fromFile.objects().first?["direction"] as? String == "received")
        for (arguments, input) in [
            (["-r", "-"], bytes), (["-r", "-"], SampleCapture.gzip(bytes)),
            (["-r", scratch.path("a.gz", SampleCapture.gzip(bytes))], []),
        ] {
            let run = try Program.run(arguments + ["-T", "ndjson"], input: input)
            #expect(run.status == 0)
            #expect(run.errors == "")
            #expect(
                run.lines.map { $0.replacing(/"source":"[^"]*"/, with: "") }
                    == fromFile.lines.map { $0.replacing(/"source":"[^"]*"/, with: "") })
        }
    }

    @Test func oneLineAPacketIsTheStandard() throws {
        let run = try Program.run(["-r", "-", "--no-verify"], input: SampleCapture.btsnoop("one"))
        #expect(run.lines.count == 1)
        #expect(
            run.output.hasPrefix(
                "    1  08:53:20.000000  recv  hci0:64    a1a2a3a4a5a6a7a8 > all  message  ttl 7  25 B  text=\"one\""))
    }

    @Test(arguments: [(1, ["one"]), (2, ["one", "two"]), (3, ["one", "two", "three"]), (4, ["one", "two", "three"])])
    func stopsAfterSoManyPackets(count: Int, expected: [String]) throws {
        let scratch = try Scratch()
        let first = scratch.path("a", SampleCapture.btsnoop("one", "two")),
            second = scratch.path("b", SampleCapture.btsnoop("three"))
        let run = try Program.run("-r", first, second, "-T", "ndjson", "-c", "\(count)")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(try run.texts() == expected)
    }

    @Test func numbersGoOnFromFileToFile() throws {
        let scratch = try Scratch()
        let first = scratch.path("a", SampleCapture.btsnoop("one", "two")),
            second = scratch.path("b", SampleCapture.btsnoop("three", "four"))
        let run = try Program.run("-r", first, second, "-T", "ndjson")
        #expect(run.status == 0)
        #expect(try run.numbers("no") == [1, 2, 3, 4])
        #expect(try run.numbers("record") == [1, 2, 1, 2])
        #expect(try run.objects().map { $0["source"] as? String } == [first, first, second, second])
    }

    @Test func aFileThatCannotBeReadDoesNotKeepTheOthersBack() throws {
        let scratch = try Scratch()
        let run = try Program.run(
            "-r", scratch.folder.path + "/none", scratch.path("a", SampleCapture.btsnoop("one")), "-T", "ndjson")
        #expect(run.status == 3)
        #expect(try run.texts() == ["one"])
        #expect(run.errorLines.count == 1)
    }

    /// Two records of 66 bytes after the 16 of the header: whole at 82 and 148 bytes.
    @Test(arguments: [(147, 1), (106, 1), (83, 1), (81, 0), (17, 0)])
    func aCutCaptureGivesEveryWholeRecordAndSaysWhereItEnds(count: Int, whole: Int) throws {
        let bytes = SampleCapture.btsnoop("one12345", "two12345")
        #expect(bytes.count == 148)
        for (options, status) in [([], 0), (["--strict"], 3), (["-q"], 0)] as [([String], Int32)] {
            let run = try Program.run(["-r", "-", "-T", "ndjson"] + options, input: Array(bytes.prefix(count)))
            #expect(run.status == status)
            #expect(try run.texts() == (whole == 1 ? ["one12345"] : []))
            #expect(run.errorLines.count == 1)
            #expect(
                run.errors.hasPrefix(
                    "bitchat-dissect: -: record \(whole + 1), offset \(16 + 66 * whole): cut in the middle of record"))
        }
    }

    @Test(arguments: [82, 148])
    func aCaptureThatEndsWithARecordIsWhole(count: Int) throws {
        let bytes = SampleCapture.btsnoop("one12345", "two12345")
        let run = try Program.run(["-r", "-", "-T", "ndjson", "--strict"], input: Array(bytes.prefix(count)))
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.lines.count == (count - 16) / 66)
    }

    @Test func aClosedPipeEndsQuietly() throws {
        let scratch = try Scratch()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let errors = scratch.file("errors", [])
        let process = try Program.process(["-r", scratch.path("a", SampleCapture.btsnoop("one", "two"))])
        process.standardOutput = pipe.fileHandleForWriting
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(try Data(contentsOf: errors).isEmpty)
    }

    @Test(arguments: [["-r", "-"], ["stats", "-r", "-"], ["decode", "00"], ["list", "types"], ["--help"]])
    func aFullDiskIsAnError(arguments: [String]) throws {
        let scratch = try Scratch()
        let errors = scratch.file("errors", [])
        let process = try Program.process(arguments)
        process.standardInput = try FileHandle(forReadingFrom: scratch.file("input", SampleCapture.btsnoop("one")))
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 3)
        #expect(try String(contentsOf: errors, encoding: .utf8) == "bitchat-dissect: standard output: No space left on device\n")
    }

    @Test func notesAreLeftOutWithQuietAndErrorsAreNot() throws {
        let scratch = try Scratch()
        // An ACL packet that says it has more bytes than there are: the link layers leave it out and say so.
        let bytes =
            SampleCapture.header + SampleCapture.record([0x02, 0x40, 0x20, 0xFF, 0, 1])
            + SampleCapture.record(SampleCapture.notification(SampleCapture.message("one")))
        let noted = try Program.run(["-r", "-", "-T", "ndjson"], input: bytes)
        #expect(noted.status == 0)
        #expect(noted.errorLines.count == 1)
        let quiet = try Program.run(["-r", "-", "-T", "ndjson", "-q"], input: bytes)
        #expect(quiet == Program.Run(status: 0, output: noted.output, errors: ""))
        #expect(try quiet.texts() == ["one"])
        #expect(try Program.run("-q", "-r", scratch.folder.path + "/none").errorLines.count == 1)
    }

    @Test func theSameInputGivesTheSameBytes() throws {
        let bytes = SampleCapture.btsnoop("one", "two", "three")
        #expect(
            try Program.run(["-r", "-", "-T", "tree", "-x"], input: bytes)
                == Program.run(["-r", "-", "-T", "tree", "-x"], input: bytes))
    }
}
