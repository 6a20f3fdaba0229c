import Glibc

/// Whether the user asked to stop: SIGINT and SIGTERM are held back, and looked for while the program waits for an answer.
enum StopRequest {
    /// Holds the signals back, and lets a closed pipe be an error of `write` rather than a signal.
    static func hold() {
        signal(SIGPIPE, SIG_IGN)
        var signals = held
        unsafe sigprocmask(SIG_BLOCK, &signals, nil)
    }

    /// Lets the signals through again: they end the program as usual.
    static func release() {
        var signals = held
        unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Whether a signal came since the last look.
    static func take() -> Bool {
        var signals = held, noTime = timespec()
        return unsafe sigtimedwait(&signals, nil, &noTime) > 0
    }

    private static var held: sigset_t {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] { unsafe sigaddset(&signals, signal) }
        return signals
    }
}
