import CommandLineSupport
import Glibc
import LiveCapture

/// What a command line says about live sources: which, and for how long.
struct LiveOptions {
    /// The sources, not yet open, in the order of the command line: those of `-i`, of `--follow`, and of `-r` on a screen.
    let sources: [any LiveSource]
    /// The paths that are read, `-` being standard input, for none of them to be written at the same time.
    let inputs: [String]
    /// How many milliseconds the run lasts (`-a`); nil: until it is ended otherwise.
    let duration: Int?

    /// Whether the command line names a live source; on a screen everything is live.
    static func areNamed(_ arguments: ParsedArguments) -> Bool {
        arguments.has("-i") || arguments.has("--follow") || (arguments.has("-r") && isOnScreen(arguments))
    }

    /// Whether the screen is asked for, and there is a terminal for it.
    static func isOnScreen(_ arguments: ParsedArguments) -> Bool { arguments.has("--screen") && ScreenTerminal.obstacle() == nil }

    /// Understands `-i`, `--follow` and `-a`; throws for names that mean nothing, and beside `-r` without a screen.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        let isOnScreen = Self.isOnScreen(arguments)
        if arguments.has("-r"), !isOnScreen {
            throw UsageError("-r reads files that are whole; a file that grows is watched with --follow FILE", command: command)
        }
        var sources: [any LiveSource] = [], inputs: [String] = [], seen: Set<LiveSourceName> = []
        for key in ["-i", "--follow"] + (isOnScreen ? ["-r"] : []) {
            for text in arguments.all(key) {
                let name = try Self.name(text, key, command)
                if !seen.insert(name).inserted { throw UsageError("\(key) \(text) is named twice", command: command) }
                switch name {
                case .path(let path):
                    if Self.isSame(path, as: inputs) { throw UsageError("\(key) \(text) is named twice", command: command) }
                    inputs.append(path)
                case .standardInput: inputs.append("-")
                case .adapter, .tcp: break
                }
                sources.append(name.source(named: text, mayBeMissing: key == "--follow", follows: key != "-r"))
            }
        }
        self.sources = sources
        self.inputs = inputs
        duration = try Self.duration(arguments)
    }

    /// Whether `path` is another name of one of `files`.
    private static func isSame(_ path: String, as files: [String]) -> Bool {
        var own = stat(), other = stat()
        guard unsafe stat(path, &own) == 0 else { return false }
        return files.contains {
            unsafe stat($0, &other) == 0 && other.st_dev == own.st_dev && other.st_ino == own.st_ino
        }
    }

    /// What `text` names; `--follow` and `-r` take any path, even one like an adapter's name.
    private static func name(_ text: String, _ key: String, _ command: String) throws(UsageError) -> LiveSourceName {
        if key != "-i", text != "-", !text.isEmpty { return .path(text) }
        do throws(LiveSourceName.Fault) {
            return try LiveSourceName(text)
        } catch {
            throw UsageError(error.message, command: command)
        }
    }

    private static func duration(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
        guard let text = arguments.last("-a") else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "duration", let seconds = Int(parts[1]), 1...Self.longest ~= seconds else {
            throw UsageError("-a needs duration:N with whole seconds, not '\(text)'", command: arguments.command.name)
        }
        return seconds * 1000
    }

    /// A thousand years, in seconds.
    private static let longest = 31_556_952_000
}
