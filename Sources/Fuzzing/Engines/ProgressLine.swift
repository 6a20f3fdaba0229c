import Glibc

/// Says on standard error how far a campaign is: on a terminal at most four times a second, else a line every ten seconds.
final class ProgressLine {
    private let isTerminal = isatty(2) == 1
    private let console: Console
    private var last = MonotonicClock.milliseconds
    private var isShown = false

    /// Makes a progress line that speaks through `console`.
    init(_ console: Console) { self.console = console }

    /// Shows how far a target is.
    func show(_ target: CampaignSummary.Target) {
        let now = MonotonicClock.milliseconds
        guard now - last >= (isTerminal ? 250 : 10_000) else { return }
        last = now
        isShown = isTerminal
        let text = Self.text(target)
        console.progress(isTerminal ? "\r\u{1B}[K" + text : text + "\n")
    }

    /// Removes the line from a terminal.
    func clear() {
        if isShown { console.progress("\r\u{1B}[K") }
        isShown = false
    }

    /// How far a target is, in one line.
    static func text(_ target: CampaignSummary.Target) -> String {
        let coverage = target.coverage.map { ", coverage \($0)" } ?? ""
        let failures = target.rules.reduce(0) { $0 + $1.count }
        return "\(target.name): \(target.runs) runs, \(perSecond(target)) a second\(coverage), "
            + "\(target.newInputs) new inputs, \(failures) findings"
    }

    /// Inputs run in a second.
    static func perSecond(_ target: CampaignSummary.Target) -> UInt64 {
        target.runs * 1_000 / UInt64(max(1, target.milliseconds))
    }
}
