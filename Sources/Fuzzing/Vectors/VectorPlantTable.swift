import CorpusFiles
import FuzzTargets

/// Which planted faults the vectors alone give away: a line a fault, then how many.
struct VectorPlantTable {
    /// One fault.
    struct Row {
        /// The fault.
        let plant: Plant
        /// What came of it.
        let result: VectorPlantResult
        /// Why it is declared out of reach, if it is.
        let reason: String?

        /// Whether it is caught, or declared out of reach and not caught.
        var isAsDeclared: Bool { result.isCaught == (reason == nil) }
    }

    /// The faults in their order.
    private(set) var rows: [Row] = []

    /// Adds a fault.
    mutating func add(_ plant: Plant, _ result: VectorPlantResult) {
        rows.append(Row(plant: plant, result: result, reason: VectorReach.reason(plant)))
    }

    /// Whether every fault is caught or declared out of reach, and none is both.
    var isAsDeclared: Bool { rows.allSatisfy(\.isAsDeclared) }

    /// The table's lines.
    var lines: [String] {
        let heads = ["planted fault", "target", "vectors"]
        let cells = [heads] + rows.map { [$0.plant.id, $0.plant.target, "\($0.result.count)"] }
        return zip(CampaignTable.lines(cells), ["first, or why none"] + rows.map(Self.words)).map { $0 + "  " + $1 }
    }

    private static func words(_ row: Row) -> String {
        let end = row.result.failure.map { " (\($0.rule) at \(row.result.place ?? "the end"))" } ?? ""
        return switch (row.result.first, row.reason) {
        case (let first?, nil): first + end
        case (let first?, let reason?): first + end + ", but declared out of reach: " + reason
        case (nil, let reason?): "out of reach: " + reason + end
        case (nil, nil): "not caught, and not declared out of reach" + end
        }
    }

    /// How many are caught, how many out of reach, and how many neither as declared.
    var conclusion: String {
        let caught = rows.count { $0.result.isCaught }, others = rows.count { !$0.isAsDeclared }
        let declared = rows.count { !$0.result.isCaught && $0.reason != nil }
        return "\(caught) of \(rows.count) caught by vectors alone, \(declared) out of reach, \(others) not as declared"
    }

    /// The same for machines: one object in one line.
    var json: String {
        let plants = rows.map { row -> JSONValue in
            .object([
                "id": .string(row.plant.id), "target": .string(row.plant.target), "summary": .string(row.plant.summary),
                "vectors": .integer(row.result.count), "first": row.result.first.map { .string($0) },
                "ends": row.result.failure.map { .string($0.rule) }, "reason": row.reason.map { .string($0) },
            ])
        }
        let whole: JSONObject = [
            "schema": .integer(1), "caught": .integer(rows.count { $0.result.isCaught }), "of": .integer(rows.count),
            "isAsDeclared": .bool(isAsDeclared), "plants": .array(plants),
        ]
        return JSONLine.text(of: whole)
    }
}
