import CorpusFiles
import FuzzTargets

/// What looking for planted faults showed: a line a fault, then how many were found and how fast.
struct PlantTable {
    /// The faults in their order, each with what came of it.
    private(set) var rows: [(plant: Plant, result: PlantTrial.Result)] = []

    /// Adds a fault.
    mutating func add(_ plant: Plant, _ result: PlantTrial.Result) { rows.append((plant, result)) }

    /// How many were found.
    var found: Int { rows.count { $0.result.failure != nil } }

    /// The table's lines.
    var lines: [String] {
        CampaignTable.lines([["planted fault", "target", "sign", "found by", "runs", "seconds"]] + rows.map(cells))
    }

    private func cells(_ plant: Plant, _ result: PlantTrial.Result) -> [String] {
        let rule = result.failure?.rule ?? "not found"
        return [plant.id, plant.target, plant.sign.rawValue, rule, "\(result.runs)", Self.seconds(result.milliseconds)]
    }

    /// How many were found, the median and the worst time of those.
    var conclusion: String {
        guard let (median, worst) = times else { return "found 0 of \(rows.count)" }
        return "found \(found) of \(rows.count); median \(Self.seconds(median)) s, worst \(Self.seconds(worst)) s"
    }

    private var times: (median: Int, worst: Int)? {
        let times = rows.filter { $0.result.failure != nil }.map(\.result.milliseconds).sorted()
        guard let worst = times.last else { return nil }
        return (times[(times.count - 1) / 2], worst)
    }

    /// The same for machines: one object in one line.
    func json(engine: String, seed: UInt64) -> String {
        let plants = rows.map { plant, result in
            let rule = result.failure.map { "\"\(JSONValue.escaped($0.rule))\"" } ?? "null"
            return "{\"id\":\"\(plant.id)\",\"target\":\"\(plant.target)\",\"sign\":\"\(plant.sign.rawValue)\",\"rule\":\(rule),"
                + "\"runs\":\(result.runs),\"milliseconds\":\(result.milliseconds)}"
        }
        let ends = times.map { ",\"medianMilliseconds\":\($0.median),\"worstMilliseconds\":\($0.worst)" } ?? ""
        return "{\"schema\":1,\"engine\":\"\(engine)\",\"seed\":\"\(seed)\",\"found\":\(found),\"of\":\(rows.count)\(ends),"
            + "\"plants\":[\(plants.joined(separator: ","))]}"
    }

    /// Milliseconds as seconds with two decimals.
    static func seconds(_ milliseconds: Int) -> String {
        let hundredths = (milliseconds + 5) / 10
        let rest = hundredths % 100
        return "\(hundredths / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
    }
}
