import Testing
import WireFormat

@testable import Conformance
@testable import Output

@Suite struct TreePrinterTests {
    /// Ranges in a column of twelve, then two blanks a level, the label and the value.
    @Test func everyFieldOfAMessageWithItsBytes() {
        let tree = Press(TreePrinter.self).print(HandMadeFrame.message("hi") + run(2, 2))
        let lines = tree.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(
            lines.filter { !$0.contains("Packet ID") } == [
                "            Schema: 1", "            Packet: 1", "0..<24      Frame: ", "0..<1         Version: 1",
                "1..<2         Type: 2",
                "1..<2         Type name: message", "2..<3         Hops left: 7", "3..<11        Timestamp (ms): 1760000000000",
                "11..<12       Flags: -", "11..<12       Flag byte: 0", "14..<22       Sender: a1a2a3a4a5a6a7a8",
                "12..<14       Payload section length: 2", "              Route: -", "11..<12       Compressed: no",
                "22..<24       Payload: 6869", "24..<26       Padding bytes: 2", "              Trailing bytes: 0",
                "              Frame length: 24", "22..<24     Payload: ", "              Kind: message",
                "22..<24       Text: hi", "", "",
            ])
    }

    @Test func listsOfValuesStandOnOneLine() {
        let tree = Press(TreePrinter.self).print(WorkedExamples.request)
        #expect(tree.contains("\n11..<12       Flags: recipient, signature\n"))
        #expect(tree.contains("\n44..<46       Filter values: 11, 39\n"))
        #expect(
            tree.contains(
                "\n64..<97       Fragment ID filter: \n64..<97         Stream IDs: 45a43038a50aa502, 08cd9b1e6948a499\n"))
    }

    @Test func listsOfObjectsStandBelowTheirLabel() {
        let press = Press(TreePrinter.self)
        press.findings = Samples.findings
        #expect(
            press.print([1]).contains(
                """
                            Findings:\u{20}
                              Finding:\u{20}
                                Rule: AAA-001
                                Severity: warning
                                Message: found "1", allowed 2
                              Finding:\u{20}
                                Rule: BBB-002
                                Severity: error
                                Message: too long
                                Offset: 61
                            Error:\u{20}
                              Reason: short

                """))
    }

    @Test func aWideRangeStillLeavesABlank() {
        let out = OutputBuffer(.memory)
        var visitor = TreeVisitor(out)
        visitor.number(Field("a", key: "a", "Label"), 5, ByteRange(1_000_000, 1))
        visitor.flag(Field("a", key: "a", "Label"), true, ByteRange(9, 1))
        #expect(String(decoding: out.take(), as: UTF8.self) == "1000000..<1000001 Label: 5\n9..<10      Label: yes\n")
    }

    @Test func textIsEscapedForATerminal() {
        let tree = Press(TreePrinter.self).print(HandMadeFrame.message("\u{1B}[2J"))
        #expect(tree.contains("Text: \\u001b[2J\n"))
        #expect(!tree.contains("\u{1B}"))
    }

    @Test func aHexDumpAndABlankLineEndAPacket() {
        let tree = Press(TreePrinter.self, PrintingOptions(showsHex: true)).print([0x41])
        #expect(tree.hasSuffix("Available: 1\n  000000  41" + String(repeating: "   ", count: 15) + "  A\n\n"))
    }

    @Test func anAdvert() {
        let lines = [
            "Schema: 1", "Record: 3", "Source: a.btsnoop", "Time: 2025-10-09T08:53:20.000000Z", "Direction: received",
            "Adapter: 1",
            "Advert: ", "  Whose: received", "  Device address: c0:de:c0:00:00:01", "  Service UUID: release",
            "  Peer ID in service data: 3dcc8696566b1e17", "  Local name present: yes", "  Signal strength (dBm): -61",
        ]
        let indent = String(repeating: " ", count: 12)
        #expect(Press(TreePrinter.self).print(Samples.advert) == lines.map { indent + $0 + "\n" }.joined() + "\n")
    }
}
