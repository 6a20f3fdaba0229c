import Testing

@testable import LiveScreen

@Suite struct LayoutTests {
    /// A board with more of everything than any screen has room for, and names that are hard to measure.
    private static func crowded() -> BoardScript {
        let script = BoardScript()
        let link = script.link()
        let names = [
            "你好世界你好世界", "e\u{301}\u{301}\u{301}x", "👩‍👩‍👧‍👦 🇩🇪 👍🏽", "\u{202E}evil\u{1B}[31m\n\t", String(repeating: "w", count: 200),
        ]
        for peer in 0..<60 {
            let sender = UInt64(peer) + 1
            script.receive(HandMadeFrame.announce(names[peer % names.count], sender), on: link, at: 0)
            script.receive(HandMadeFrame.piece(UInt16(peer), of: 999, stream: sender, sender), on: link, at: 0)
            script.receive(HandMadeFrame.request(sender, to: sender + 1), on: link, at: 0)
            script.receive(HandMadeFrame(type: UInt8(100 + peer), sender: sender).bytes, on: link, at: 0)
        }
        script.board.note(String(repeating: "注", count: 500))
        script.board.update((0..<9).map { SourceState(name: "源\($0)", condition: names[3], records: $0, lost: 1) })
        return script
    }

    private static let headings = [
        "1 ON THE AIR", "2 PEERS", "3 TRAFFIC", "4 SYNC", "5 REFUSED", "6 FRAGMENTS", "7 FINDINGS", "8 SOURCE",
    ]

    @Test func noLineIsWiderAndNoPictureHigherThanTheScreen() {
        let contents = Self.crowded().contents
        for width in [0, 1, 2, 3, 7, 10, 39, 40, 59, 60, 79, 80, 99, 100, 132, 300] {
            for height in [0, 1, 2, 8, 9, 10, 11, 15, 23, 24, 25, 60, 200] {
                let lines = BoardLayout(contents, width: width, height: height).lines
                #expect(lines.count == height)
                let widest = lines.map { CellWidth.cells(of: $0.text) }.max() ?? 0
                #expect(widest <= width, "\(width) by \(height)")
            }
        }
    }

    @Test func everySectionHasItsHeadingAndARowAt80By24() {
        let lines = Self.crowded().lines()
        let places = Self.headings.map { heading in lines.firstIndex { $0.hasPrefix(heading) } }
        #expect(!places.contains(nil))
        for place in places.compactMap(\.self) { #expect(lines[place + 1].hasPrefix("  ")) }
        #expect(lines.last == "q quit  space pause  1-8 enlarge a section  0 all")
    }

    @Test func everySectionHasItsHeadingAt40By10() {
        let lines = Self.crowded().lines(40, 10)
        #expect(zip(lines.dropFirst(), Self.headings).allSatisfy { $0.hasPrefix($1) })
        #expect(lines.last?.hasPrefix("q quit") == true)
    }

    @Test func largerScreensShowMoreRows() {
        let script = Self.crowded()
        let rows = { (width: Int, height: Int) in script.lines(width, height).count { $0.hasPrefix("  ") } }
        #expect(rows(80, 24) == 13)
        #expect(rows(80, 60) == 49)
    }

    @Test func theEnlargedSectionGetsItsRowsFirst() {
        let lines = Self.crowded().lines { $0.enlarged = .fragments }
        let place = lines.firstIndex { $0.hasPrefix("6 FRAGMENTS") } ?? 0
        #expect(lines[place...].dropFirst().prefix { $0.hasPrefix("  ") }.count == 13)
    }

    @Test func theHeadingSaysHowManyRowsAreLeftOut() {
        let section = SectionText("PEERS 3", rows: ["a", "b", "c"])
        #expect(section.lines(rows: 3, width: 40).map(\.text) == ["PEERS 3", "  a", "  b", "  c"])
        #expect(section.lines(rows: 2, width: 40).map(\.text) == ["PEERS 3  (1 more)", "  a", "  b"])
        #expect(section.lines(rows: 0, width: 40).map(\.text) == ["PEERS 3"])
    }

    @Test(
        arguments: [
            (0, nil, [0, 0, 0]), (-5, nil, [0, 0, 0]), (3, nil, [1, 1, 1]), (4, nil, [2, 1, 1]), (6, nil, [3, 2, 1]),
            (9, nil, [5, 3, 1]),
            (99, nil, [5, 3, 1]), (4, 1, [1, 3, 0]), (2, 1, [0, 2, 0]), (4, 9, [2, 1, 1]),
        ] as [(Int, Int?, [Int])])
    func rowsAreSharedInTurn(room: Int, first: Int?, given: [Int]) {
        #expect(RowShare.share(room, among: [5, 3, 1], first: first) == given)
    }

    @Test(arguments: [
        (18, "ab    12  restless"), (17, "ab    12  restles"), (14, "ab    12  rest"), (13, "ab    12"), (8, "ab    12"),
        (5, "ab"), (1, "a"), (0, ""),
    ])
    func columnsThatDoNotFitAreLeftOut(width: Int, text: String) {
        var cells = TableRow()
        cells.left("ab", 4)
        cells.right("12", 2)
        cells.rest("restless")
        #expect(cells.text(width: width) == text)
    }

    @Test func itemsFlowOverLines() {
        #expect(FlowText.lines(["aa", "bb", "cc", "ddddddddd"], width: 6) == ["aa  bb", "cc", "dddddd"])
        #expect(FlowText.lines([], width: 6) == [])
        #expect(FlowText.lines(["a"], width: -1) == [""])
    }

    @Test(arguments: [
        (0, "0 s"), (99_999, "99 s"), (100_000, "1 min"), (5_999_999, "99 min"), (6_000_000, "1 h"), (172_799_999, "47 h"),
        (172_800_000, "2 d"),
    ])
    func spansHaveOneUnit(milliseconds: Int64, text: String) { #expect(BoardLayout.span(milliseconds) == text) }
}
