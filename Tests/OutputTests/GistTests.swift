import Testing
import WireFormat

@testable import Output

/// What one line has room for.
@Suite struct GistTests {
    static let shown = Field("a", key: "a", "A", gist: true), hidden = Field("b", key: "b", "B")

    private func gist(_ visit: (inout GistVisitor) -> Void) -> String {
        let out = OutputBuffer(.memory)
        var visitor = GistVisitor(out)
        visit(&visitor)
        return String(decoding: out.take(), as: UTF8.self)
    }

    private func text(_ text: String) -> String {
        gist { visitor in Array(text.utf8).withRawSpan { visitor.text(Self.shown, $0, $0.whole) } }
    }

    @Test func everyKindOfValue() {
        #expect(
            gist { visitor in
                visitor.number(Self.shown, -1, .empty)
                visitor.decimal(Self.shown, .max, .empty)
                visitor.flag(Self.shown, true, .empty)
                visitor.flag(Self.shown, false, .empty)
                visitor.identifier(Self.shown, 5, .empty)
                visitor.symbol(Self.shown, "word", .empty)
                [0xAB, 0xCD].withRawSpan { visitor.bytes(Self.shown, $0, ByteRange(1, 1)) }
                [0xEF].withRawSpan { visitor.derivedBytes(Self.shown, $0) }
                [0x41].withRawSpan { visitor.derivedText(Self.shown, $0) }
            } == "  a=-1  a=18446744073709551615  a=yes  a=no  a=0000000000000005  a=word  a=cd  a=ef  a=\"A\"")
    }

    @Test func fieldsThatAreNoGistAreLeftOutWithWhatTheyHold() {
        #expect(
            gist { visitor in
                visitor.number(Self.hidden, 1, .empty)
                visitor.beginObject(Self.hidden, .empty)
                visitor.number(Self.shown, 2, .empty)
                visitor.beginList(Self.shown, .empty)
                visitor.number(Self.shown, 3, .empty)
                visitor.endList()
                visitor.endObject()
                visitor.beginList(Self.hidden, .empty)
                visitor.number(Self.shown, 4, .empty)
                visitor.endList()
                visitor.beginObject(Self.shown, .empty)
                visitor.number(Self.shown, 5, .empty)
                visitor.endObject()
            } == "  a=5")
    }

    @Test(arguments: [(59, false), (60, false), (61, true)])
    func textsAreCutAt60Bytes(count: Int, isCut: Bool) {
        let letters = String(repeating: "x", count: count)
        #expect(text(letters) == "  a=\"" + letters.prefix(60) + (isCut ? "..." : "") + "\"")
    }

    /// A character of two, three or four bytes begins at byte 57, 58 or 59.
    @Test(arguments: [("ü", 59), ("ü", 58), ("€", 58), ("€", 57), ("🙂", 59), ("🙂", 57), ("🙂", 56)])
    func textsAreCutBetweenCharacters(character: String, before: Int) {
        let start = String(repeating: "x", count: before)
        let fits = before + character.utf8.count <= 60
        #expect(text(start + character + "yyyyy").hasPrefix("  a=\"" + start + (fits ? character : "...")))
        #expect(!text(start + character + "yyyyy").contains("\u{FFFD}"))
    }

    @Test func bytesAreCutAt60Too() {
        let shown = gist { visitor in run(0xAB, 61).withRawSpan { visitor.bytes(Self.shown, $0, $0.whole) } }
        #expect(shown == "  a=" + String(repeating: "ab", count: 60) + "...")
    }

    @Test(arguments: [(0, ""), (1, "1"), (4, "1,2,3,4"), (5, "1,2,3,4,..."), (9, "1,2,3,4,...")])
    func listsAreCutAtFourElements(count: Int, expected: String) {
        #expect(
            gist { visitor in
                visitor.beginList(Self.shown, .empty)
                for element in 0..<count { visitor.number(Self.shown, element + 1, .empty) }
                visitor.endList()
                visitor.number(Self.shown, 0, .empty)
            } == "  a=" + expected + "  a=0")
    }

    @Test func charactersThatATerminalActsOnAreEscaped() {
        #expect(text("\u{1B}[2J\u{202E}") == "  a=\"\\u001b[2J\\u202e\"")
    }
}
