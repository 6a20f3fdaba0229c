import Conformance
import Glibc
import LiveScreen
import PacketStatistics

/// The live screen: draws a board on a terminal a few times a second, and takes keys.
final class ScreenView: LiveView {
    /// What is said where no screen can be painted, and plain lines are printed instead.
    static func plainNote(_ obstacle: String) -> String { "--screen: \(obstacle), so packets are printed as lines" }

    /// The time from one picture to the next, in milliseconds: at most five a second.
    private static let pause: Int64 = 200

    private let board = LiveBoard()
    private let terminal: ScreenTerminal
    private var painter: ScreenPainter
    private var size = (width: 0, height: 0)
    private var enlarged: BoardSection?
    /// What was there when the picture was made to stand still.
    private var held: BoardContents?
    private var last: Int64?

    /// Where the packets go: the board, and the tables that are printed when the screen is left.
    let sink: any JudgedPacketSink

    /// Takes over the terminal at standard output; makes nothing where no screen can be painted.
    init?(counting statistics: [any PacketStatistic]) {
        guard let terminal = ScreenTerminal() else { return nil }
        self.terminal = terminal
        sink = CountedSink(statistics, board)
        painter = ScreenPainter(hasColour: unsafe getenv("NO_COLOR").map { unsafe $0.pointee == 0 } ?? true)
        board.advance(to: Self.now)
        terminal.enter()
    }

    var isInteractive: Bool { true }

    func tick(_ state: LiveState) {
        let now = Self.now
        board.advance(to: now)
        board.update(
            state.sources.map { SourceState(name: $0.name, condition: $0.condition, records: $0.records, lost: $0.lost) })
        terminal.keys().forEach(press)
        if ScreenSignals.wantsStop.exchange(false, ordering: .relaxed) { stop() }
        if ScreenSignals.wantsPicture.exchange(false, ordering: .relaxed) { painter.reset() }
        draw(at: now)
    }

    func note(_ message: String) { board.note(message) }

    func finish() { terminal.leave() }

    /// Draws what changed, unless the last picture is too recent or the line too slow.
    private func draw(at now: Int64) {
        if let last, now >= last, now - last < Self.pause { return }
        guard terminal.isReady else { return }
        last = now
        let size = terminal.size
        if size != self.size { painter.reset() }
        self.size = size
        var layout = BoardLayout(held ?? board.contents, width: size.width, height: size.height)
        layout.enlarged = enlarged
        layout.isPaused = held != nil
        terminal.write(painter.paint(layout.lines))
    }

    private func press(_ key: UInt8) {
        switch key {
        case UInt8(ascii: "q"), UInt8(ascii: "Q"): Interruption.request()
        case UInt8(ascii: " "): held = held == nil ? board.contents : nil
        case UInt8(ascii: "0")...UInt8(ascii: "9"): enlarged = BoardSection(rawValue: Int(key - UInt8(ascii: "0")))
        case 12: painter.reset()
        default: return
        }
        last = nil
    }

    /// Gives the terminal back while the process is stopped.
    private func stop() {
        ScreenSignals.stop()
        terminal.enter()
        painter.reset()
        last = nil
    }

    /// Milliseconds since 1970.
    private static var now: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
