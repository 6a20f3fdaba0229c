import Glibc
import Synchronization

/// What signals tell a screen, and the way back to the terminal's own state from wherever the program ends.
///
/// Handlers do nothing but set a flag, or restore the terminal with calls that are allowed there (signal-safety(7)).
enum ScreenSignals {
    /// Asks for a picture in full: the size changed, or the process was stopped and goes on.
    static let wantsPicture = Atomic<Bool>(false)
    /// Asks to stop the process (ctrl-Z).
    static let wantsStop = Atomic<Bool>(false)

    private static let isActive = Atomic<Bool>(false)
    private static let descriptor = Atomic<Int32>(-1)
    private static let input = Atomic<Int32>(-1)
    /// What the terminal was before; written before `isActive` is set, and only read by handlers.
    private nonisolated(unsafe) static var before = termios()
    /// Shows the cursor, lets lines wrap, goes back to plain letters and to the screen that was there.
    private static let farewell: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// The signals that end a process at once, unless it catches them.
    private static let deadly = [SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// Makes ready what handlers use, before any of them can run.
    static func prepare() {
        _ = wantsPicture.load(ordering: .relaxed)
        _ = wantsStop.load(ordering: .relaxed)
        _ = isActive.load(ordering: .relaxed)
        _ = descriptor.load(ordering: .relaxed)
        _ = input.load(ordering: .relaxed)
        _ = farewell.utf8CodeUnitCount
        unsafe before = termios()
    }

    /// Catches what concerns a terminal; deadly signals that the program was started to ignore, as by nohup(1), stay ignored.
    static func install() {
        catchSignal(SIGWINCH) { _ in ScreenSignals.wantsPicture.store(true, ordering: .relaxed) }
        catchSignal(SIGCONT) { _ in ScreenSignals.wantsPicture.store(true, ordering: .relaxed) }
        catchSignal(SIGTSTP) { _ in ScreenSignals.wantsStop.store(true, ordering: .relaxed) }
        for number in deadly where !isIgnored(number) { catchSignal(number) { ScreenSignals.die(of: $0) } }
    }

    /// From now on `restore` has something to do: the terminal at `output` is set up, and was as in `state` at `input` before.
    static func arm(output: Int32, input: Int32, _ state: termios) {
        unsafe before = state
        descriptor.store(output, ordering: .relaxed)
        Self.input.store(input, ordering: .relaxed)
        isActive.store(true, ordering: .sequentiallyConsistent)
    }

    /// Leaves the terminal as it was, once; does nothing when it is not set up.
    static func restore() {
        guard isActive.exchange(false, ordering: .sequentiallyConsistent) else { return }
        unsafe _ = write(descriptor.load(ordering: .relaxed), farewell.utf8Start, farewell.utf8CodeUnitCount)
        let keys = input.load(ordering: .relaxed)
        if keys >= 0 { unsafe tcsetattr(keys, TCSANOW, &before) }
    }

    /// Stops the process as ctrl-Z does without a screen; returns when it goes on.
    static func stop() {
        restore()
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        catchSignal(SIGTSTP) { _ in ScreenSignals.wantsStop.store(true, ordering: .relaxed) }
    }

    /// Restores the terminal and lets the signal do what it does by itself.
    private static func die(of number: Int32) {
        restore()
        signal(number, SIG_DFL)
        raise(number)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        unsafe sigaction(number, nil, &action)
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func catchSignal(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        unsafe sigaction(number, &action, nil)
    }
}
