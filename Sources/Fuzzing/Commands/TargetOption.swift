import CommandLineSupport
import FuzzTargets

/// The option `--target`.
enum TargetOption {
    /// The option as it is declared.
    static let declaration = OptionDeclaration(
        "--target", value: "NAME", suggestions: TargetNames.all,
        help: "the target whose inputs these are, when the path does not say")

    /// The target that the option names, nil when it is not given.
    static func target(_ arguments: ParsedArguments) throws(UsageError) -> (any FuzzTarget.Type)? {
        guard let name = arguments.last("--target") else { return nil }
        return try TargetNames.target(name, command: arguments.command.name)
    }

    /// The target that the option names, or else the one that the first of `paths` belongs to.
    static func target(_ arguments: ParsedArguments, orOf paths: [String]) throws(UsageError) -> any FuzzTarget.Type {
        if let target = try target(arguments) { return target }
        if let target = paths.lazy.compactMap({ TargetGuess.target(of: $0) }).first { return target }
        throw UsageError("no path names its target: say --target NAME", command: arguments.command.name)
    }
}
