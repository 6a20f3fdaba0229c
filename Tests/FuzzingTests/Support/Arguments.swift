import CommandLineSupport

@testable import Fuzzing

/// Command lines, understood.
enum Arguments {
    /// The arguments of the command that `words` begin with.
    static func parse(_ words: String...) throws -> ParsedArguments { try ArgumentParser.parse(words, for: Declarations.program) }
}
