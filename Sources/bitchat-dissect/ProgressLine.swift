import Glibc

/// One line on a terminal that says how far a long run is; never in a pipe, at most four times a second.
final class ProgressLine {
    private static let pause: Int64 = 250_000_000
    private let path: String
    private var last: Int64
    private var isShown = false

    /// Makes a progress line for `path`, or nil when standard error is no terminal.
    init?(for path: String) {
        guard isatty(2) == 1 else { return nil }
        self.path = path
        last = Self.now
    }

    /// Shows the number of records read so far.
    func show(records: Int) {
        let now = Self.now
        guard now - last >= Self.pause else { return }
        last = now
        isShown = true
        Messages.progress("\(path): \(records) records")
    }

    /// Removes the line.
    func clear() {
        if isShown { Messages.write("\r\u{1B}[K") }
        isShown = false
    }

    private static var now: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
