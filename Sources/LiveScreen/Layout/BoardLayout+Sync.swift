import Conformance
import MeshModel

extension BoardLayout {
    /// Who asked whom, the newest first: when, the window, the answers and who takes them.
    var sync: SectionText {
        let requests = contents.requests.requests.newestFirst
        let open = requests.count { RequestTable.remaining($0.row, age: contents.age(of: $0.row.moment)) != nil }
        return SectionText(
            "4 SYNC \(Self.count(contents.requests.total, "request")), \(Self.count(open, "window")) open  (taken by spec/ios/android)",
            rows: requests.map { row($0.row) })
    }

    private func row(_ request: RequestRow) -> String {
        var cells = TableRow()
        cells.left(Self.clock(request.moment.time), 8)
        let asked = request.asked.map { contents.peers.shortName(of: $0) } ?? "all"
        cells.left("\(contents.peers.shortName(of: request.asker)) > \(asked)", 23)
        cells.left(window(request), 9)
        cells.left("\(Self.count(request.answers, "answer")), \(request.marked) RSR", 18)
        cells.left(request.answers == 0 ? "-" : "taken " + Self.numbers(request.taken), 11)
        let remarks = request.refused.map { "request refused by \(Self.text($0))" } + request.reasons.map(Self.text)
        cells.rest((remarks + [Self.wanted(request)]).joined(separator: ", "))
        return cells.text(width: rowWidth)
    }

    private func window(_ request: RequestRow) -> String {
        guard request.asked != nil else { return "no window" }
        guard let left = RequestTable.remaining(request, age: contents.age(of: request.moment)) else { return "closed" }
        return "\(left / 1000) s left"
    }

    private static func numbers(_ counts: ProfileCounts) -> String {
        GateProfile.Name.allCases.map { "\(counts[$0])" }.joined(separator: "/")
    }

    private static func text(_ verdict: JudgedPacket.Verdict) -> String {
        "\(verdict.profile.rawValue): \(verdict.answer.reason.name)"
    }

    /// What is asked for.
    private static func wanted(_ request: RequestRow) -> String {
        let types = request.types.types.compactMap { $0.name.map { "\($0)" } }.joined(separator: " ")
        return "for \(types)" + (request.streams > 0 ? " of \(request.streams) streams" : "")
    }
}
