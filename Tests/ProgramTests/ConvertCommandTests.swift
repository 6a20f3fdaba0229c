import Foundation
import Testing

/// `convert`, from one container to every other.
@Suite struct ConvertCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

    private func capture(_ name: String) -> String { Repository.root.appendingPathComponent(name).path }

    private func bytes(_ file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

    @Test(arguments: Repository.demoCaptures) func everyContainerBecomesTheDemoOfThatContainerByteForByte(source: String) throws {
        for (format, expected) in [
            ("btsnoop", "demo.btsnoop"), ("btsnoop-monitor", "demo.monitor.btsnoop"), ("pklg", "demo.pklg"),
        ] {
            let run = try Program.run("convert", "-r", capture(source), "-w", path("copy"), "-F", format)
            #expect(run.status == 0)
            #expect(try bytes(path("copy")) == bytes(capture("Captures/" + expected)))
        }
    }

    @Test func theExtensionNamesTheFormat() throws {
        let run = try Program.run("convert", "-r", capture("Captures/demo.btsnoop"), "-w", path("copy.pklg"))
        #expect(run.status == 0)
        #expect(try bytes(path("copy.pklg")) == bytes(capture("Captures/demo.pklg")))
    }

    @Test func aFileIsNotWrittenOverItself() throws {
        let file = path("demo.btsnoop")
        try bytes(capture("Captures/demo.btsnoop")).write(to: URL(fileURLWithPath: file))
        for command in ["convert", "redact"] {
            let run = try Program.run(command, "-r", file, "-w", file)
            #expect(run.status == 2)
            #expect(run.errors.contains("is being read"))
        }
        #expect(try bytes(file) == bytes(capture("Captures/demo.btsnoop")))
    }

    @Test func whatIsNoCaptureLeavesNoFile() throws {
        try Data("no capture at all, but some text".utf8).write(to: URL(fileURLWithPath: path("text")))
        for command in ["convert", "redact"] {
            #expect(try Program.run(command, "-r", path("text"), "-w", path("out")).status == 3)
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["text"])
        }
    }
}
