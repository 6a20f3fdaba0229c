import Glibc
import LiveCapture
import Synchronization

/// What ends a run from outside: the user, or the time that `-a` gives it.
///
/// The first SIGINT or SIGTERM ends the program well, the second at once.
enum Interruption {
    private static let requested = Atomic<Bool>(false)

    private static let end = Atomic<Int64>(.max)

    /// Whether a signal came.
    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Whether the run is to end: a signal came, or the moment that was scheduled has.
    static var isDue: Bool { isRequested || end.load(ordering: .relaxed) <= MonotonicTime.now.nanoseconds }

    /// Lets the run end at `moment`.
    static func schedule(_ moment: MonotonicTime) { end.store(moment.nanoseconds, ordering: .relaxed) }

    /// Asks the program to end well, as the first signal does.
    static func request() { requested.store(true, ordering: .relaxed) }

    /// Catches the signals, and lets a closed pipe be an error of `write` rather than a signal.
    ///
    /// They are let through too: a program started by a thread that blocks them would block them as well.
    static func install() {
        // The first use of a static property takes a lock, which a handler must not.
        _ = isRequested
        ScreenSignals.prepare()
        signal(SIGPIPE, SIG_IGN)
        var wanted = sigset_t()
        unsafe sigemptyset(&wanted)
        for number in [SIGINT, SIGTERM] { unsafe sigaddset(&wanted, number) }
        unsafe sigprocmask(SIG_UNBLOCK, &wanted, nil)
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { number in
                guard Interruption.requested.exchange(true, ordering: .relaxed) else { return }
                ScreenSignals.restore()
                _exit(128 + number)
            }
            unsafe sigaction(number, &action, nil)
        }
        // A limit on the size of files is an error of `write` as well.
        signal(SIGXFSZ, SIG_IGN)
    }
}
