import Testing

@testable import LiveScreen

@Suite struct PainterTests {
    private func painted(_ pictures: [[ScreenLine]], hasColour: Bool = false) -> [String] {
        var painter = ScreenPainter(hasColour: hasColour)
        return pictures.map { String(decoding: painter.paint($0), as: UTF8.self) }
    }

    private static let clear = "\u{1B}[0m\u{1B}[H\u{1B}[2J"

    @Test func theFirstPictureIsPaintedInFull() {
        #expect(
            painted([[ScreenLine("ab"), ScreenLine(""), ScreenLine("c")]]) == [
                Self.clear + "\u{1B}[1;1H\u{1B}[Kab\u{1B}[3;1H\u{1B}[Kc"
            ])
    }

    @Test func onlyWhatChangedIsSent() {
        let pictures = [[ScreenLine("count 10"), ScreenLine("same")], [ScreenLine("count 11"), ScreenLine("same")]]
        #expect(painted(pictures)[1] == "\u{1B}[1;8H\u{1B}[K1")
        #expect(painted([pictures[0], pictures[0]])[1] == "")
    }

    @Test func aShorterLineIsErasedBehindItsEnd() {
        #expect(painted([[ScreenLine("abcdef")], [ScreenLine("abc")]])[1] == "\u{1B}[1;4H\u{1B}[K")
        #expect(painted([[ScreenLine("a"), ScreenLine("b")], [ScreenLine("a")]])[1] == "\u{1B}[2;1H\u{1B}[K")
    }

    @Test func aLineWithOtherCharactersOrAnotherLookIsSentWhole() {
        #expect(painted([[ScreenLine("né 1")], [ScreenLine("né 2")]])[1] == "\u{1B}[1;1H\u{1B}[Kné 2")
        #expect(painted([[ScreenLine("x")], [ScreenLine("x", .heading)]])[1] == "\u{1B}[1;1H\u{1B}[K\u{1B}[1mx\u{1B}[0m")
    }

    @Test func coloursAreLeftOutWhereTheyAreNotWanted() {
        let alert = [[ScreenLine("x", .alert)]]
        #expect(painted(alert)[0].hasSuffix("\u{1B}[1mx\u{1B}[0m"))
        #expect(painted(alert, hasColour: true)[0].hasSuffix("\u{1B}[1;33mx\u{1B}[0m"))
    }

    @Test func afterAResetThePictureIsPaintedInFullAgain() {
        var painter = ScreenPainter(hasColour: false)
        let first = painter.paint([ScreenLine("a")])
        painter.reset()
        #expect(painter.paint([ScreenLine("a")]) == first)
    }
}
