import Testing

@testable import LiveScreen

@Suite struct FragmentTests {
    @Test func aStreamThatMissesPiecesSaysWhichSinceWhenAndFromWhom() {
        let script = BoardScript(judging: false)
        let link = script.link()
        script.board.advance(to: 1_000)
        for index in [0, 4, 5, 4] as [UInt16] {
            script.receive(HandMadeFrame.piece(index, of: 8, stream: 0x1111_2222_3333_4444, 0xB2), on: link, at: 0)
        }
        script.board.advance(to: 13_500)
        #expect(
            script.lines(100).contains(
                "  1111222233334444  from 00000000000  3 of 8      12 s              missing 1-3, 6-7"))
        #expect(script.lines(100).contains { $0.hasPrefix("6 FRAGMENTS 1 stream incomplete, 0 packets rebuilt") })
    }

    @Test(arguments: [(30_000, false), (30_001, true)]) func aStreamIsGivenUpAfter30Seconds(passed: Int64, isOver: Bool) {
        let script = BoardScript(judging: false)
        script.receive(HandMadeFrame.piece(0, of: 2, stream: 9, 1), on: script.link(), at: 0)
        script.board.advance(to: passed)
        #expect(script.lines(120).contains { $0.contains("given up") } == isOver)
    }

    @Test func aCompleteStreamIsNotListedAndACopyOfAPieceDoesNotReopenIt() {
        let script = BoardScript(judging: false)
        let link = script.link()
        for index in [0, 1, 0] as [UInt16] {
            script.receive(HandMadeFrame.piece(index, of: 2, stream: 9, 1), on: link, at: 0)
        }
        #expect(script.contents.streams.incomplete.isEmpty)
    }

    @Test func missingIndexesAreSpansUpToTheLimit() {
        var pieces = PieceSet(total: 130)
        let isNew = [0, 2, 3, 64, 128, 64, 130].map { pieces.insert($0) }
        #expect(isNew == [true, true, true, true, true, false, false])
        #expect(pieces.count == 5)
        #expect(pieces.missing(limit: 9) == "1, 4-63, 65-127, 129")
        #expect(pieces.missing(limit: 4) == "1, 4-63, 65-127, 129")
        #expect(pieces.missing(limit: 3) == "1, 4-63, 65-127, ...")
    }

    @Test func of257StreamsTheOldestEighthHasGone() {
        let script = BoardScript(judging: false)
        let link = script.link()
        for stream in 0..<257 {
            script.receive(HandMadeFrame.piece(0, of: 2, stream: UInt64(stream), 1), on: link, at: 0)
        }
        #expect(script.contents.streams.incomplete.count == 225)
    }

    @Test func aStreamThatGoesBothWaysSaysWhichRowIsWhich() {
        let script = BoardScript(judging: false)
        let link = script.link()
        let piece = HandMadeFrame.piece(0, of: 2, stream: 9, 0xB2)
        script.receive(piece, on: link, at: 0)
        #expect(!script.lines(120).contains { $0.contains("in  hci0") })
        script.send(piece, on: link, at: 0)
        let rows = script.lines(120, 40).filter { $0.hasPrefix("  0000000000000009") }
        let end = "  1 of 2      0 s               missing 1"
        #expect(
            rows == ["out hci0", "in  hci0"].map { "  0000000000000009  from 00000000000  \($0)\(end)" })
    }
}
