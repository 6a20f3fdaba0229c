import Testing
import WireFormat

@testable import LiveScreen

@Suite struct TextTests {
    @Test(arguments: [
        ("plain", 5), ("你好", 4), ("e\u{301}", 1), ("한", 2), ("ｆ", 2), ("👍", 2), ("é", 1), ("→", 1), ("", 0),
    ])
    func charactersTakeOneCellTwoOrNone(text: String, cells: Int) { #expect(CellWidth.cells(of: text) == cells) }

    @Test(arguments: [
        ("a\u{1B}[31mb", "a?[31mb"), ("line\nbreak\ttab\u{7F}\u{9B}", "line?break?tab??"), ("\u{202E}abc\u{2066}", "?abc?"),
        ("👩\u{200D}👧", "👩👧"), ("❤\u{FE0F}", "❤"), ("🇩🇪", "DE"), ("👍🏽", "👍"), ("e\u{301}\u{302}\u{303}\u{304}x", "e\u{301}\u{302}x"),
        ("\u{301}x", "x"), ("\u{E000}\u{10FFFF}", "??"), ("\u{2028}", "?"),
    ])
    func whatATerminalWouldActOnIsReplaced(text: String, clean: String) {
        // Compared by scalars: as texts, some of these are equal without being the same.
        #expect(Array(CleanText.clean(text, cells: 64).unicodeScalars) == Array(clean.unicodeScalars))
    }

    @Test(arguments: [(0, ""), (1, ""), (2, "你"), (3, "你"), (4, "你好"), (5, "你好")])
    func aWideCharacterIsNeverCut(cells: Int, text: String) {
        #expect(CleanText.clean("你好", cells: cells) == text)
        #expect(CellWidth.prefix(of: "你好", cells: cells) == text)
    }

    @Test func bytesThatAreNoTextAreReplaced() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x62]
        #expect(bytes.withRawSpan { CleanText.clean($0, $0.whole, cells: 9) } == "a\u{FFFD}b")
        #expect(bytes.withRawSpan { CleanText.clean($0, ByteRange(1, 99), cells: 1) } == "\u{FFFD}")
    }
}
