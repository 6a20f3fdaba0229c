import Glibc
import Synchronization

/// Whether the user asked the program to stop: the first SIGINT or SIGTERM ends it well, the second at once.
enum Interruption {
    private static let requested = Atomic<Bool>(false)

    /// Whether a signal came.
    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Catches the signals, and lets a closed pipe be an error of `write` rather than a signal.
    static func install() {
        signal(SIGPIPE, SIG_IGN)
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { number in
                if Interruption.requested.exchange(true, ordering: .relaxed) { _exit(128 + number) }
            }
            unsafe sigaction(number, &action, nil)
            unsafe sigaddset(&signals, number)
        }
        // Whoever started the program may have blocked them.
        unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
    }
}
