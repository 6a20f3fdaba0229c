import FuzzTargets
import Mutators

/// Lists what can be fuzzed.
struct TargetsCommand {
    private let console: Console

    /// Makes the command.
    init(_ console: Console) { self.console = console }

    /// Prints a line a target: its name, what its inputs are, what it exercises.
    func run() -> ExitStatus {
        let rows = FuzzTargets.all.map { [$0.name, Self.word(for: $0.shape), $0.summary] }
        let names = rows.map(\.[0].count).max() ?? 0, shapes = rows.map(\.[1].count).max() ?? 0
        for row in rows {
            let padding = String(repeating: " ", count: names - row[0].count + 2)
            let space = String(repeating: " ", count: shapes - row[1].count + 2)
            console.line(row[0] + padding + row[1] + space + row[2])
        }
        return .clean
    }

    /// What inputs of a shape are called.
    static func word(for shape: InputShape) -> String {
        switch shape {
        case .frame: "frame"
        case .payload: "type and payload"
        case .requestSync: "REQUEST_SYNC payload"
        case .filter: "filter case"
        case .events(let grammar): "events: " + grammar.forms.map(\.name).joined(separator: ", ")
        case .capture: "capture file"
        }
    }
}
