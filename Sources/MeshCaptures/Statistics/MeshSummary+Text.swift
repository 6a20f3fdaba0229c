import MeshModel
import MeshSimulation

extension MeshSummary {
    /// The tables of the summary, as Markdown.
    package var markdown: String {
        [spreadTable, airTable, refusalTable, requestTable, answerTable].joined(separator: "\n")
    }

    private var spreadTable: String {
        MarkdownTable(
            ["What", "Number"],
            [
                ["phones: iOS, Android", "\(phones[.ios] ?? 0), \(phones[.android] ?? 0)"], ["links, over the time", "\(links)"],
                ["simulated seconds", "\(seconds)"], ["messages said", "\(messages)"],
                ["deliveries: messages x phones reached", "\(deliveries)"],
                ["... of all pairs of message and other phone", Self.percent(deliveries, messages * max(0, count - 1))],
                ["... as passed on, by sync", "\(relayed), \(synced)"],
                ["messages held by all, by 9 of 10, by half", "\(heldByAll), \(heldByMost), \(heldByHalf)"],
                ["streams put together, refused then", "\(rebuilt), \(rebuiltRefused)"],
            ]
        ).text
    }

    private var count: Int { phones.values.reduce(0, +) }

    private var airTable: String {
        let rows = FramePurpose.allCases.filter { air[$0, default: Traffic()].frames > 0 }.map { purpose in
            row("\(purpose)", air[purpose] ?? Traffic(), of: total)
        }
        return MarkdownTable(
            ["On air", "Frames", "Bytes", "Share of bytes"],
            rows + [row("all", total, of: total), row("of these lost", lost, of: total)]
        ).text
    }

    private var refusalTable: String {
        let rows = VerdictReason.allCases.compactMap { reason -> [String]? in
            let counts = App.allCases.map { refused[$0]?[reason] ?? 0 }
            return counts.allSatisfy { $0 == 0 } ? nil : ["\(reason.name)"] + counts.map { "\($0)" }
        }
        let taken = ["accepted"] + App.allCases.map { "\(accepted[$0] ?? 0)" }
        return MarkdownTable(["Frames received", "by iOS", "by Android"], [taken] + rows).text
    }

    private var requestTable: String {
        func row(_ name: String, _ value: (Requests) -> Int) -> [String] {
            [name] + App.allCases.map { "\(value(requests[$0] ?? Requests()))" }
        }
        return MarkdownTable(
            ["Requests", "iOS", "Android"],
            [
                row("sent: copies on links") { $0.sent.frames }, row("sent: bytes") { $0.sent.bytes },
                row("received and answered") { $0.answered }, row("received, beyond 8 in 30 s") { $0.rateLimited },
                row("received, otherwise refused") { $0.refused },
            ]
        ).text
    }

    private var answerTable: String {
        let rows = App.allCases.flatMap { giver in
            App.allCases.map { receiver -> [String] in
                let part = answers[giver]?[receiver] ?? Redundancy()
                return [
                    "\(giver.title) to \(receiver.title)", "\(part.all.frames)", "\(part.all.bytes)",
                    Self.percent(part.new.frames, part.all.frames), Self.percent(part.fragments.frames, part.all.frames),
                    Self.percent(part.duplicate.frames, part.all.frames),
                    Self.percent(part.held.frames, part.all.frames), Self.percent(part.old.frames, part.all.frames),
                    Self.percent(part.refused.frames, part.all.frames),
                    Self.percent(part.all.bytes - part.new.bytes - part.fragments.bytes, part.all.bytes),
                ]
            }
        }
        return MarkdownTable(
            [
                "Sync answers", "Frames", "Bytes", "new", "fragment", "duplicate", "held", "too old", "refused",
                "Bytes for nothing",
            ], rows
        ).text
    }

    private func row(_ name: String, _ traffic: Traffic, of whole: Traffic) -> [String] {
        [name, "\(traffic.frames)", "\(traffic.bytes)", Self.percent(traffic.bytes, whole.bytes)]
    }

    /// A share with one decimal place, or a dash where there is nothing to share.
    private static func percent(_ part: Int, _ whole: Int) -> String {
        guard whole > 0 else { return "-" }
        let tenths = (part * 2_000 / whole + 1) / 2
        return "\(tenths / 10).\(tenths % 10) %"
    }
}

extension MeshSummary.App {
    /// Its name as people write it.
    var title: String { self == .ios ? "iOS" : "Android" }
}
