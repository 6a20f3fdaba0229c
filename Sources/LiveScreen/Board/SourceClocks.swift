import Capture
import WireFormat

/// What time it is at each source: the time of its last record, and what has passed on the screen's clock since.
///
/// A phone's clock may be wrong by hours, and a capture that is replayed is days old; windows and ages are counted as the
/// source counts them, and go on while nothing comes in.
struct SourceClocks: Sendable {
    private struct Clock: Sendable {
        var recordTime: Int64
        var screenTime: Int64
    }

    private var numbers: [String: Int] = [:]
    private var clocks: [Clock] = []

    /// The moment at which `record` of `source` was captured; `now` is the screen's clock in milliseconds.
    ///
    /// Sources beyond the limit share the number of the last one.
    mutating func moment(of record: CaptureRecord, source: String, now: Int64) -> Moment {
        let number = number(of: source, now: now)
        let time = record.time.isKnown ? record.time.milliseconds : current(number, now: now)
        clocks[number] = Clock(recordTime: time, screenTime: now)
        return Moment(source: number, time: time)
    }

    /// How long ago `moment` is, in milliseconds, never negative.
    func age(of moment: Moment, now: Int64) -> Int64 { max(0, current(moment.source, now: now).elapsed(since: moment.time)) }

    /// The name of source number `number`; of those that share the last number, any.
    func name(of number: Int) -> String { numbers.first { $0.value == number }?.key ?? "" }

    /// What time it is at source number `number`.
    private func current(_ number: Int, now: Int64) -> Int64 {
        guard clocks.indices.contains(number) else { return now }
        let passed = max(0, now.elapsed(since: clocks[number].screenTime))
        let (time, overflow) = clocks[number].recordTime.addingReportingOverflow(passed)
        return overflow ? .max : time
    }

    private mutating func number(of source: String, now: Int64) -> Int {
        if let known = numbers[source] { return known }
        guard clocks.count < BoardLimits.sources else { return clocks.count - 1 }
        clocks.append(Clock(recordTime: now, screenTime: now))
        numbers[source] = clocks.count - 1
        return clocks.count - 1
    }
}
