/// How the program ends, as scripts see it.
enum ExitStatus: Int32 {
    /// Everything is as it should be.
    case clean = 0
    /// Something is not.
    case findings = 1
    /// The command line cannot be understood.
    case usage = 2
    /// An input cannot be read.
    case badInput = 3
    /// A signal asked it to stop, and what was known was saved and printed.
    case interrupted = 130
}
