import CorpusFiles
import Testing

@testable import Fuzzing

/// Failing vectors, taken apart.
@Suite struct VectorDissectionTests {
    private func lines(_ text: String) throws -> [String] {
        let vector = try Vector(.object(try Questions.object(text)))
        return VectorDissection.lines(of: vector, try VectorCheck(vector).differences())
    }

    @Test func aFrameIsShownWithBothAnswersAndItsTree() throws {
        let lines = try lines(
            #"{"id":"a","kind":"frame","note":"a note","rule":"protocol.md 2.2","hex":"01020700000199c82cc0001000003f303fd3a798a18f","#
                + #""want":{"v":1,"type":2,"ttl":7,"ts":"1760000000000","sender":"3f303fd3a798a18f","payload":{"hex":""}}}"#)
        #expect(
            lines.prefix(6) == [
                "kind frame, profile ios", "note: a note", "rule: protocol.md 2.2", "place     expected | actual",
                "want.rsr  nothing  | true", "hex: 22 bytes",
            ])
        #expect(lines.contains { $0.contains("11..<12") && $0.contains("Flags: rsr") })
    }

    @Test func theEventThatDiffersIsMarked() throws {
        let lines = try lines(
            #"{"id":"a","kind":"window","profile":"spec","events":[{"t":0,"do":"request","peer":"3f303fd3a798a18f"},"#
                + #"{"t":29999,"do":"check","peer":"3f303fd3a798a18f","rsr":true,"want":false}]}"#)
        #expect(lines.contains("events[1].want  false    | true"))
        #expect(lines.contains { $0.hasPrefix("> [1] t 29999") })
        #expect(lines.contains { $0.hasPrefix("  [0] t 0") })
    }

    @Test func nothingActsOnTheTerminal() throws {
        let lines = try lines(
            #"{"id":"a","kind":"sync","note":"\u001b[2J","rule":"\u202e","hex":"","want":{"\u001b]0;":"\u0007"}}"#)
        #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x202E && $0.value != 127 } })
    }

    @Test func longTreesAreCut() throws {
        let frame = "02020700000199c82cc000000000fff03f303fd3a798a18f"
        let lines = try lines(#"{"id":"a","kind":"frame","head":"\#(frame)","fill":[65,65520],"want":null}"#)
        #expect(lines.count < 80)
        #expect(lines.allSatisfy { $0.count < 600 })
    }
}
