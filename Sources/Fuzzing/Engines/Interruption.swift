import CFuzzing

/// Whether the user asked the program to stop: the first SIGINT or SIGTERM ends it well, the second at once.
enum Interruption {
    /// Whether a signal came.
    static var isRequested: Bool { cfuzz_is_interrupted() }

    /// Catches the signals, and lets a closed pipe be an error of `write` rather than a signal.
    static func install() { cfuzz_catch_interruptions() }
}
