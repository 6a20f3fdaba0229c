import CommandLineSupport
import FuzzTargets

/// The option `--plant`.
enum PlantOption {
    /// The planted fault that the option names, nil when it is not given.
    static func plant(_ arguments: ParsedArguments) throws(UsageError) -> Plant? {
        guard let id = arguments.last("--plant") else { return nil }
        guard let plant = Plants.named(id) else {
            throw UsageError(
                "no planted fault is called '\(EscapedText.plain(id))'; bitchat-fuzz plant --list names them",
                command: arguments.command.name)
        }
        return plant
    }
}
