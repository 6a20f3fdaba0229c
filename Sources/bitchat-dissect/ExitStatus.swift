import Capture

/// How the program ends, as scripts see it.
enum ExitStatus: Int32 {
    /// Done.
    case done = 0
    /// Findings at or above the level asked for.
    case findings = 1
    /// The command line cannot be understood.
    case usage = 2
    /// An input cannot be opened or is no capture, or an output cannot be written.
    case badInput = 3
    /// No permission, or no adapter.
    case noAccess = 4
}

extension ExitStatus {
    /// The status for a copy that could not begin; another name on the command line helps where the file is unsuitable.
    init(refusedCopy error: CaptureError) { self = error.kind == .unsuitable ? .usage : .badInput }
}
