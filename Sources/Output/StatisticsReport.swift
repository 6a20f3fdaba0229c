import WireFormat

/// Writes statistics, as one JSON object or as a page for a person.
package struct StatisticsReport {
    private let out: OutputBuffer

    /// Makes a report that goes to `out`.
    package init(_ out: OutputBuffer) { self.out = out }

    /// Writes one object, `{"schema":1,"files":[...],"total":{...}}`.
    package func json(_ sources: [SourceStatistics], total: SourceStatistics) {
        out.text("{\"schema\":1,\"files\":[")
        for (index, source) in sources.enumerated() {
            if index > 0 { out.byte(44) }
            object(source, isTotal: false)
        }
        out.text("],\"total\":")
        object(total, isTotal: true)
        out.text("}\n")
    }

    /// Writes what a person wants to see at once: what is there, and what was left out.
    package func page(_ source: SourceStatistics) {
        out.text(source.source.isEmpty ? "total" : source.source, .terminal)
        if !source.format.isEmpty { out.text(" (\(source.format))") }
        line("records", source.records)
        if source.truncated > 0 { line("cut by the logger", source.truncated) }
        line("HCI commands", source.hci.command)
        line("HCI events", source.hci.event)
        line("ACL packets", source.hci.acl)
        line("adverts of bitchat", source.adverts)
        MilestoneReport(source.milestones, out).page()
        table("ATT PDUs", source.attributes.map { ("0x" + Hexadecimal.encode([$0.key]), $0.value) })
        table("bitchat frames", source.frames.map { ($0.key, $0.value) })
        if source.reassembled > 0 { line("put together from fragments", source.reassembled) }
        if source.errors > 0 { line("not decodable by the iOS app", source.errors) }
        table("findings", source.findings.filter { $0.value > 0 }.map { ($0.key, $0.value) })
        table("left out", source.skipped.map { ($0.key, $0.value) })
        if let digest = source.digest { out.text("\n  SHA-256 as NDJSON: \(digest)") }
        out.text("\n")
    }

    private func line(_ label: String, _ value: Int) { out.text("\n  \(label): \(value)") }

    private func table(_ label: String, _ rows: [(String, Int)]) {
        guard !rows.isEmpty else { return }
        line(label, rows.reduce(0) { $0 + $1.1 })
        for row in rows.sorted(by: { $0.0 < $1.0 }) { out.text("\n    \(row.0): \(row.1)") }
    }

    private func object(_ source: SourceStatistics, isTotal: Bool) {
        out.byte(123)
        if !isTotal { origin(source) }
        out.text("\"records\":\(source.records),\"truncated\":\(source.truncated),\"skipped\":")
        map(source.skipped)
        let hci = source.hci
        out.text(
            ",\"hci\":{\"command\":\(hci.command),\"event\":\(hci.event),\"acl\":\(hci.acl),\"sco\":\(hci.sco),\"iso\":\(hci.iso)}"
        )
        out.text(",\"att\":")
        map(Dictionary(uniqueKeysWithValues: source.attributes.map { ("0x" + Hexadecimal.encode([$0.key]), $0.value) }))
        out.text(",\"adverts\":\(source.adverts),\"frames\":")
        map(source.frames)
        out.text(",\"reassembled\":\(source.reassembled),\"errors\":\(source.errors),\"findings\":")
        map(source.findings)
        MilestoneReport(source.milestones, out).json()
        if let digest = source.digest { out.text(",\"digest\":\"\(digest)\"") }
        out.byte(125)
    }

    private func origin(_ source: SourceStatistics) {
        out.text("\"source\":\"")
        out.text(source.source, .json)
        out.text("\",\"format\":\"\(source.format)\",")
    }

    private func map(_ counts: [String: Int]) {
        out.byte(123)
        for (index, entry) in counts.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { out.byte(44) }
            out.text("\"\(entry.key)\":\(entry.value)")
        }
        out.byte(125)
    }
}
