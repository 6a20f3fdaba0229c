import CaptureRecording
import CommandLineSupport

/// Which comments `--comments` asks for.
enum CommentChoice: String, CaseIterable {
    /// Every finding, and every verdict that refuses.
    case refused
    /// Every finding and every verdict.
    case all

    /// Understands the option; nil without it, and an error where there is nothing to write or no place for it.
    init?(_ arguments: ParsedArguments, _ format: Recording.Format) throws(UsageError) {
        guard let word = arguments.last("--comments"), let choice = CommentChoice(rawValue: word) else { return nil }
        let command = arguments.command.name
        if format != .pcapng {
            throw UsageError("--comments needs -F pcapng: \(format.rawValue) has no place for comments", command: command)
        }
        if arguments.has("--decode-only") {
            throw UsageError("--comments writes verdicts and findings, which --decode-only leaves out", command: command)
        }
        self = choice
    }
}
