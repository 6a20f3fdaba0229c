import CommandLineSupport

/// What a reading command reads.
enum ReadInput {
    /// Files from beginning to end (`-r`).
    case files(PacketRun)
    /// Live sources (`-i`, `--follow`).
    case live(LiveRun)

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
