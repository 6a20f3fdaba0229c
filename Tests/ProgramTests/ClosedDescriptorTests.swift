import Foundation
import Testing

/// A program that is started with standard input, output or error closed opens no file in their place.
@Suite struct ClosedDescriptorTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private var copy: String { scratch.folder.appendingPathComponent("copy").path }

    @Test(arguments: [
        "-r Captures/demo.btsnoop >&-", "-r Captures/demo.btsnoop >&- 2>&-", "-i - < Captures/demo.btsnoop >&- 2>&-",
    ])
    func noTextGetsIntoARecording(line: String) throws {
        let run = try Repository.shell(".build/release/bitchat-dissect -w '\(copy)' \(line)")
        #expect(run.status == 3)
        let there = try Program.run("stats", "--strict", "-r", copy)
        #expect(there.status == 0, "\(there.errors)")
        #expect(!there.errors.contains("damaged"))
    }

    @Test func aClosedErrorOutputLosesTheRemarksAlone() throws {
        let run = try Repository.shell(
            ".build/release/bitchat-dissect -r Captures/demo.btsnoop nonexist -w '\(copy)' -F btsnoop 2>&-")
        #expect(run.status == 3)
        #expect(run.lines.count == 119)
        #expect(try Repository.shell("cmp '\(copy)' Captures/demo.btsnoop").status == 0)
    }

    @Test(arguments: ["-w - >&-", ">&-", "--help >&-"]) func aClosedOutputIsNamed(line: String) throws {
        let run = try Repository.shell(".build/release/bitchat-dissect -q -r Captures/demo.btsnoop \(line)")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("bitchat-dissect: standard output: "))
        #expect(run.errors.contains("Bad file descriptor"))
    }

    @Test(arguments: ["-r -", "-i -"]) func aClosedInputIsNamed(line: String) throws {
        let run = try Repository.shell("timeout 60 .build/release/bitchat-dissect -q \(line) -w '\(copy)' <&-")
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.errors.contains("Bad file descriptor"), "\(run.errors)")
    }
}
