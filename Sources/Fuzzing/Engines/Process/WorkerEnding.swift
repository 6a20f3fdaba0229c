import Glibc

/// How a worker process ended.
enum WorkerEnding: Hashable {
    /// By itself, with an exit status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)
    /// It was refused memory.
    case breach(MemoryBreach)
    /// It was killed: one input ran for so many milliseconds.
    case hang(Int)

    /// What it says about the input that ran; nil for a good end.
    ///
    /// `word` is what the worker wrote last, if anything.
    func failure(word: String? = nil) -> RunOutcome.Failure? {
        let word = word.map { ": " + $0 } ?? ""
        return switch self {
        case .exit(0): nil
        case .exit(let status):
            RunOutcome.Failure(kind: .crash, rule: "crash-exit", message: "the process ended with status \(status)" + word)
        case .signal(let number):
            RunOutcome.Failure(
                kind: .crash, rule: "crash-" + Self.name(of: number),
                message: "the process ended by " + Self.name(of: number).uppercased() + word)
        case .hang(let milliseconds):
            RunOutcome.Failure(kind: .timeout, rule: "timeout", message: "still running after \(milliseconds) ms")
        case .breach(let breach): RunOutcome.Failure(kind: .oom, rule: "oom", message: Self.message(breach))
        }
    }

    /// The name of a signal in lower case, such as `sigill`.
    static func name(of signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGILL: "sigill", SIGTRAP: "sigtrap", SIGABRT: "sigabrt", SIGSEGV: "sigsegv", SIGBUS: "sigbus", SIGFPE: "sigfpe",
            SIGSYS: "sigsys", SIGKILL: "sigkill", SIGTERM: "sigterm", SIGPIPE: "sigpipe",
        ]
        return names[signal] ?? "signal-\(signal)"
    }

    private static func message(_ breach: MemoryBreach) -> String {
        breach.isLargeRequest
            ? "\(breach.requested) bytes wanted at once"
            : "\(breach.inUse) bytes in use at once, the last \(breach.requested) wanted"
    }
}
