/// What another program does instead of answering.
enum OtherFailure: Hashable {
    /// It ended by itself, with this exit status.
    case ended(Int32)
    /// A signal ended it.
    case killed(Int32)
    /// It closed its output and went on.
    case closed
    /// It did not answer in time, and was killed.
    case silent
    /// It wrote a line that is no JSON object; the beginning of the line.
    case garbage(String)
    /// It wrote a line of more than the allowed bytes.
    case tooLong
    /// It answered another question; the ID it named.
    case otherID(String)
    /// It answered with neither `got` nor `skip`.
    case noAnswer

    /// What happened, in the same words for the same kind of failure.
    var word: String {
        switch self {
        case .ended(let status): "ends with exit status \(status)"
        case .killed(let signal): "is killed by signal \(signal)" + (Self.names[signal].map { " (\($0))" } ?? "")
        case .closed: "closes its output"
        case .silent: "does not answer in time"
        case .garbage: "writes a line that is no JSON object"
        case .tooLong: "writes a line that is too long"
        case .otherID: "answers another question"
        case .noAnswer: "answers with neither got nor skip"
        }
    }

    /// What it wrote, where that tells more.
    var detail: String? {
        switch self {
        case .garbage(let text): text
        case .otherID(let id): id
        default: nil
        }
    }

    /// Whether it takes long each time it happens.
    var isSlow: Bool { self == .silent || self == .tooLong }

    private static let names: [Int32: String] = [
        2: "SIGINT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV",
        13: "SIGPIPE", 15: "SIGTERM", 24: "SIGXCPU", 31: "SIGSYS",
    ]
}
