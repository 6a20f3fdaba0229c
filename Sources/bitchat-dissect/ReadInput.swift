import CommandLineSupport

/// What a reading command reads.
enum ReadInput {
    /// Files from beginning to end (`-r`).
    case files(PacketRun)
    /// Live sources (`-i`, `--follow`).
    case live(LiveRun)

    /// The paths that are read, `-` being standard input.
    var paths: [String] {
        switch self {
        case .files(let packets): packets.paths
        case .live(let live): live.paths
        }
    }

    /// Finds out which of the two the command line names.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let options = try RunOptions(arguments)
        if LiveOptions.areNamed(arguments) {
            self = .live(try LiveRun(options))
        } else if arguments.has("-a") {
            throw UsageError("-a ends a live run and needs -i or --follow", command: arguments.command.name)
        } else {
            self = .files(try PacketRun(options))
        }
    }
}
