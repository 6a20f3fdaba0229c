import CorpusFiles

/// Passes on what the other program says on its standard error, line by line and not without end.
final class ErrorRelay {
    /// The lines passed on in one run.
    private static let mostLines = 200
    /// The bytes of a line that are passed on.
    private static let longestLine = 4096

    private let console: Console
    private var lines = LineGatherer(longest: longestLine)
    private var passed = 0

    /// Makes a relay that speaks through `console`.
    init(_ console: Console) { self.console = console }

    /// Takes what was read.
    func add(_ piece: ArraySlice<UInt8>) {
        lines.add(piece)
        while let line = lines.next() { pass(line) }
        if lines.isTooLong { pass(lines.takeRest()) }
    }

    /// Passes on a last line without an end.
    func finish() {
        let rest = lines.takeRest()
        if !rest.isEmpty { pass(rest) }
    }

    private func pass(_ line: [UInt8]) {
        passed += 1
        if passed <= Self.mostLines { console.foreign("other: " + String(decoding: line.prefix(400), as: UTF8.self)) }
        if passed == Self.mostLines { console.foreign("other: further lines are left out") }
    }
}
