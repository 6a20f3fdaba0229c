import MeshModel
import MeshSimulation

extension MeshSummary {
    /// The summary as one JSON object on one line; keys in a fixed order.
    package var json: String {
        object([
            ("seconds", "\(seconds)"), ("phones", perApp { "\(phones[$0] ?? 0)" }), ("links", "\(links)"),
            ("messages", "\(messages)"), ("deliveries", "\(deliveries)"), ("relayed", "\(relayed)"), ("synced", "\(synced)"),
            ("heldByAll", "\(heldByAll)"), ("heldByMost", "\(heldByMost)"), ("heldByHalf", "\(heldByHalf)"),
            ("rebuilt", "\(rebuilt)"), ("rebuiltRefused", "\(rebuiltRefused)"),
            ("air", object(FramePurpose.allCases.map { ("\($0)", traffic(air[$0] ?? Traffic())) })),
            ("lost", traffic(lost)), ("accepted", perApp { "\(accepted[$0] ?? 0)" }), ("refused", perApp(refusals)),
            ("requests", perApp(requestCounts)),
            ("answers", perApp { giver in perApp { redundancy(answers[giver]?[$0] ?? Redundancy()) } }),
        ])
    }

    private func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }

    private func perApp(_ value: (App) -> String) -> String { object(App.allCases.map { ($0.rawValue, value($0)) }) }

    private func traffic(_ traffic: Traffic) -> String {
        object([("frames", "\(traffic.frames)"), ("bytes", "\(traffic.bytes)")])
    }

    private func refusals(_ app: App) -> String {
        object(VerdictReason.allCases.compactMap { reason in refused[app]?[reason].map { ("\(reason.name)", "\($0)") } })
    }

    private func requestCounts(_ app: App) -> String {
        let counts = requests[app] ?? Requests()
        return object([
            ("sent", traffic(counts.sent)), ("answered", "\(counts.answered)"), ("rateLimited", "\(counts.rateLimited)"),
            ("refused", "\(counts.refused)"),
        ])
    }

    private func redundancy(_ part: Redundancy) -> String {
        object([
            ("all", traffic(part.all)), ("new", traffic(part.new)), ("fragments", traffic(part.fragments)),
            ("duplicate", traffic(part.duplicate)),
            ("held", traffic(part.held)), ("old", traffic(part.old)), ("refused", traffic(part.refused)),
        ])
    }
}
