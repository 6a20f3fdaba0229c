import CorpusFiles

/// Differing places as columns: the place, what was expected, what there was.
struct DifferenceTable {
    /// One place.
    struct Row {
        /// Its name.
        let place: String
        /// What was expected.
        let expected: String
        /// What there was.
        let actual: String
    }

    /// The rows that are shown.
    private static let mostRows = 12
    /// The widest column of expectations.
    private static let widest = 72

    private let rows: [Row]

    /// Makes a table.
    init(_ rows: [Row]) { self.rows = rows }

    /// The lines, the heading first; none without a row.
    var lines: [String] {
        guard !rows.isEmpty else { return [] }
        let shown = [Row(place: "place", expected: "expected", actual: "actual")] + rows.prefix(Self.mostRows)
        let places = shown.map(\.place.count).max() ?? 0
        let expectations = min(Self.widest, shown.map(\.expected.count).max() ?? 0)
        let lines = shown.map { row in
            Self.padded(row.place, places) + "  " + Self.padded(row.expected, expectations) + " | " + row.actual
        }
        return rows.count <= Self.mostRows ? lines : lines + ["... and \(rows.count - Self.mostRows) more places"]
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension DifferenceTable.Row {
    /// A difference between two implementations.
    init(_ difference: AnswerDifference) {
        place = JSONValue.escaped(difference.place)
        expected = (difference.expected ?? "nothing") + (difference.expectedWhy.map { " (\(JSONValue.escaped($0)))" } ?? "")
        actual = difference.actual ?? "nothing"
    }

    /// A difference between a vector and this project's answer.
    init(_ difference: VectorDifference) {
        place = JSONValue.escaped(difference.place)
        expected = (difference.expected?.shown ?? "nothing") + (difference.expectedWhy.map { " (\($0.shown))" } ?? "")
        actual = (difference.actual?.shown ?? "nothing") + (difference.actualWhy.map { " (\($0.shown))" } ?? "")
    }
}
