import CaptureRecording
import CommandLineSupport

/// What `-w`, `-F`, `-b` and `--comments` ask for.
struct RecordingOptions {
    /// What names standard output.
    static let standardOutput = "-"

    /// Where the recording goes, and how; which files are read is filled in by who reads them.
    private(set) var settings: Recording.Settings
    /// What is written beside the records; nil: nothing.
    let comments: CommentChoice?

    /// Understands the options; nil without `-w`.
    init?(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        guard let path = arguments.last("-w") else {
            for option in ["-F", "-b", "--comments"] where arguments.has(option) {
                throw UsageError("\(option) says how to write: name the file with -w OUT", command: command)
            }
            return nil
        }
        if path.isEmpty { throw UsageError("-w needs a name", command: command) }
        let format = arguments.last("-F").flatMap(Recording.Format.init(rawValue:)) ?? .pcapng
        comments = try CommentChoice(arguments, format)
        settings = Recording.Settings(path: path, format: format)
        settings.application = "\(Declarations.program.name) \(Declarations.program.version)"
        settings.patience = Self.patience(Messages(isQuiet: arguments.has("-q")))
        settings.rotation = try Self.rotation(arguments.all("-b"), command)
        if arguments.has("-b") { try checkRotation(command) }
    }

    /// Reads `filesize:KB` (of 1000 bytes), `duration:SECONDS` and `files:N`, as tshark has them.
    private static func rotation(_ words: [String], _ command: String) throws(UsageError) -> Rotation {
        var rotation = Rotation(), kinds: Set<Substring> = []
        for word in words {
            let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let number = Int(parts[1]), 1...1_000_000_000 ~= number else {
                throw UsageError(
                    "-b needs filesize:KB, duration:SECONDS or files:N, each at least 1, not '\(word)'", command: command)
            }
            if !kinds.insert(parts[0]).inserted { throw UsageError("-b \(parts[0]) is named twice", command: command) }
            switch parts[0] {
            case "filesize": rotation.bytes = number * 1000
            case "duration": rotation.seconds = number
            case "files": rotation.files = number
            default: throw UsageError("-b knows filesize, duration and files, not '\(parts[0])'", command: command)
            }
        }
        return rotation
    }

    /// Says that the reader of a FIFO is waited for, until the user asks for the end.
    private static func patience(_ messages: Messages) -> ReaderPatience {
        ReaderPatience(
            begins: { messages.note("nobody reads \($0) yet: waiting for a reader") }, goesOn: { !Interruption.isDue })
    }

    private func checkRotation(_ command: String) throws(UsageError) {
        if settings.path == Self.standardOutput {
            throw UsageError("-b begins new files, which -w - cannot: name a file", command: command)
        }
        if !settings.rotation.isOn {
            throw UsageError("-b files:N needs a size or an age: add -b filesize:KB or -b duration:SECONDS", command: command)
        }
        if Recording.isDeviceOrPipe(settings.path) {
            throw UsageError("-b begins new files, and \(settings.path) is none: name a file", command: command)
        }
    }
}
