import Testing

@testable import LiveScreen

@Suite struct TrafficTests {
    private func recent(_ script: BoardScript) -> [PacketKinds.Row] { script.contents.kinds.rows }

    @Test func packetsCountForTenSecondsOfTheScreensClock() {
        let script = BoardScript(judging: false)
        let link = script.link()
        script.board.advance(to: 1_000_000)
        for _ in 0..<3 { script.receive(HandMadeFrame.text("x", 1), on: link, at: 0) }
        script.receive(HandMadeFrame(type: 0x77, sender: 1).bytes, on: link, at: 0)
        script.board.advance(to: 1_009_999)
        #expect(
            recent(script) == [
                .init(name: "message", count: 3, recent: 3), .init(name: "type 119", count: 1, recent: 1),
            ])
        script.receive(HandMadeFrame.text("y", 1), on: link, at: 1)
        script.board.advance(to: 1_010_000)
        #expect(
            recent(script) == [
                .init(name: "message", count: 4, recent: 1), .init(name: "type 119", count: 1, recent: 0),
            ])
        script.board.advance(to: 9_000_000)
        #expect(script.contents.kinds.recent == 0)
        #expect(script.contents.kinds.total == 5)
    }

    @Test func aClockThatStepsBackLosesNothing() {
        var window = RateWindow(kinds: 1)
        window.count(0, now: 50_000)
        window.count(0, now: 20_000)
        window.count(0, now: .min)
        #expect(window.count(of: 0) == 3)
        window.count(0, now: .max)
        #expect(window.count(of: 0) == 1)
    }

    @Test func kindsOutsideTheWindowsRangeAreNone() {
        var window = RateWindow(kinds: 2)
        for kind in [-1, 0, 1, 2] { window.count(kind, now: 0) }
        #expect([-1, 0, 1, 2].map(window.count(of:)) == [0, 1, 1, 0])
    }

    @Test func aRebuiltPacketIsNoTraffic() {
        let script = BoardScript(judging: false)
        let link = script.link()
        let whole = HandMadeFrame.text("inside", 5)
        script.receive(
            HandMadeFrame(type: 0x20, sender: 5, section: big(UInt64(9)) + [0, 0, 0, 1, 2] + whole).bytes, on: link, at: 0)
        #expect(recent(script).map(\.name) == ["fragment"])
        #expect(script.contents.streams.rebuilt == 1)
    }
}
