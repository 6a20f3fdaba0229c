import Capture
import Dissection
import LinkLayers
import Testing

@testable import LiveScreen

@Suite struct BoardTests {
    @Test func sourcesShowConditionRecordsAndLoss() {
        let script = BoardScript()
        script.board.update([SourceState(name: "hci0", condition: "open", records: 12, lost: 3)])
        #expect(script.lines().contains("8 SOURCE  hci0  open  12 records  3 lost"))
        script.board.update([
            SourceState(name: "hci0", condition: "open", records: 1, lost: nil),
            SourceState(name: "tcp:a:1", condition: "waiting: connection refused", records: 0, lost: nil),
        ])
        let lines = script.lines()
        #expect(lines.contains("8 SOURCES 2"))
        #expect(lines.contains("  hci0  open  1 record"))
        #expect(lines.contains("  tcp:a:1  waiting: connection refused  0 records"))
    }

    @Test func onlyTheLast8RemarksAreKeptAndTheLastIsShown() {
        let script = BoardScript()
        for number in 1...9 { script.board.note("remark \(number)\u{1B}[2J") }
        #expect(script.contents.notes.count == 8)
        #expect(script.contents.notes.first == "remark 2?[2J")
        #expect(script.lines().suffix(2).first == "note: remark 9?[2J")
    }

    @Test func whatWasReachedOnTheAirIsShown() {
        let script = BoardScript()
        #expect(script.lines()[1] == "1 ON THE AIR  nothing of bitchat was seen")
        script.hear(1, strength: -50)
        script.hear(1, strength: -51)
        #expect(script.lines()[1] == "1 ON THE AIR  adverts seen, never connected")
        #expect(script.lines()[2] == "  adverts 2 (08:53:20)")
    }

    @Test func theScreensClockIsShown() {
        let script = BoardScript()
        script.board.advance(to: BoardScript.start)
        #expect(script.lines()[0] == "bitchat-dissect  08:53:20Z  0 packets")
        script.board.advance(to: .max)
        #expect(script.lines()[0] == "bitchat-dissect  --:--:--Z  0 packets")
        #expect(script.lines { $0.isPaused = true }[0] == "PAUSED  bitchat-dissect  --:--:--Z  0 packets")
    }

    @Test func agesGoOnWhileNothingComesIn() {
        var clocks = SourceClocks()
        let record = CaptureRecord(
            number: 1, time: CaptureTime(microseconds: 7_000_000), direction: .received, linkType: .h4, originalLength: 0,
            fileOffset: 0)
        let moment = clocks.moment(of: record, source: "a", now: 100_000)
        #expect(moment == Moment(source: 0, time: 7_000))
        #expect([100_000, 101_500, 99_000, .max].map { clocks.age(of: moment, now: $0) } == [0, 1_500, 0, .max - 100_000])
    }

    @Test func recordsWithoutATimeGoByTheScreensClock() {
        var clocks = SourceClocks()
        let record = CaptureRecord(
            number: 1, time: .unknown, direction: .received, linkType: .h4, originalLength: 0, fileOffset: 0)
        let moment = clocks.moment(of: record, source: "a", now: 100_000)
        #expect(moment.time == 100_000)
        #expect(clocks.age(of: moment, now: 103_000) == 3_000)
    }

    @Test func sourcesBeyondThe64thShareItsNumber() {
        var clocks = SourceClocks()
        let record = CaptureRecord(
            number: 1, time: .unknown, direction: .received, linkType: .h4, originalLength: 0, fileOffset: 0)
        let numbers = (0..<66).map { clocks.moment(of: record, source: "\($0)", now: 0).source }
        #expect(numbers == Array(0..<64) + [63, 63])
    }

    @Test func theTitleCountsWhatWasRebuiltBesideThePackets() {
        let script = BoardScript(judging: false)
        let link = script.link()
        script.receive(HandMadeFrame.text("whole", 5), on: link, at: 0)
        #expect(script.lines().first?.hasSuffix("Z  1 packet") == true)
        let section = big(UInt64(9)) + [0, 0, 0, 1, 2] + HandMadeFrame.text("inside", 5)
        script.receive(HandMadeFrame(type: 0x20, sender: 5, section: section).bytes, on: link, at: 0)
        #expect(script.lines().first?.hasSuffix("Z  2 packets + 1 rebuilt") == true)
    }
}
