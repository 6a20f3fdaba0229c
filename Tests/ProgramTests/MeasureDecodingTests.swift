import Foundation
import Testing

/// `measure-decoding` as a person runs it; its figures are the machine's.
@Suite struct MeasureDecodingTests {
    @Test func everySetDecodesAsDissected() throws {
        let run = try Repository.shell(".build/release/measure-decoding 0.001 2000")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("\nplain: 2000 frames of "))
        #expect(run.lines.count { $0.hasPrefix("  digest ") && $0.hasSuffix(", as dissected") } == 3)
    }

    @Test(arguments: ["0", "-1", "soon", "1 0", "1 2 3", "3601"])
    func aCommandLineThatCannotBeUnderstoodEndsWith2(words: String) throws {
        let run = try Repository.shell(".build/release/measure-decoding \(words)")
        let usage =
            "usage: measure-decoding [SECONDS [FRAMES]]    (for each row, 1 unless given; in each set, 100000 unless given)"
        #expect(run == Program.Run(status: 2, output: "", errors: "measure-decoding: \(usage)\n"))
    }
}
