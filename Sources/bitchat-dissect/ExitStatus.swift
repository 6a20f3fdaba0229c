/// How the program ends, as scripts see it.
enum ExitStatus: Int32 {
    /// Done.
    case done = 0
    /// Findings at or above the level asked for.
    case findings = 1
    /// The command line cannot be understood.
    case usage = 2
    /// An input cannot be opened or is no capture.
    case badInput = 3
    /// No permission, or no adapter.
    case noAccess = 4
}
