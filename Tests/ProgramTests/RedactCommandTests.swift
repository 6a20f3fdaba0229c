import Foundation
import Testing

/// `redact`, judged by the script that looks for what is left of people, and by its own promises.
@Suite struct RedactCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func path(_ name: String) -> String { scratch.folder.appendingPathComponent(name).path }

    private let demo = Repository.root.appendingPathComponent("Captures/demo.btsnoop").path

    @Test func nothingOfAPersonIsLeftAndEveryVerdictStays() throws {
        let run = try Repository.shell("scripts/redact-check")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.lines.last == "6 passed, 0 failed")
    }

    @Test func theScriptFindsWhatIsLeft() throws {
        // A program that copies instead of redacting must not pass.
        let stand = path("copies")
        try Data(
            """
            #!/bin/sh
            if [ "$1" = redact ]; then shift; exec .build/release/bitchat-dissect convert "$1" "$2" "$3" "$4" "$5" "$6"; fi
            exec .build/release/bitchat-dissect "$@"
            """.utf8
        ).write(to: URL(fileURLWithPath: stand))
        let run = try Repository.shell("chmod +x \(stand); scripts/redact-check --program \(stand) Captures/interop.btsnoop")
        #expect(run.status == 1)
        #expect(run.lines.last == "0 passed, 1 failed")
    }

    @Test func theSameSeedGivesTheSameFileAndNoSeedAnother() throws {
        for (name, seed) in [("one", ["--seed", "a"]), ("two", ["--seed", "a"]), ("three", []), ("four", [])] {
            #expect(try Program.run(["redact", "-q", "-r", demo, "-w", path(name)] + seed).status == 0)
        }
        let files = try ["one", "two", "three", "four"].map { try Data(contentsOf: URL(fileURLWithPath: path($0))) }
        #expect(files[0] == files[1])
        #expect(Set(files).count == 3)
    }
}
