/// How the program ends, as scripts see it.
enum ExitStatus: Int32 {
    /// The script was spoken to its end.
    case done = 0
    /// The conversation broke off, or the log cannot be written.
    case failed = 1
    /// The command line cannot be understood.
    case usage = 2
    /// No permission, or no adapter.
    case noAccess = 4
}
