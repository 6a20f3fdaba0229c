extension PageData {
    /// Writes a column for each value of the packets, and their bytes.
    func writePackets(_ json: inout PageJSON) {
        let rows = contents.packets
        let start = rows.lazy.compactMap { $0.time }.first ?? 0
        json.number("start", Int(start))
        json.object("packets") { json in
            json.steps("no", rows) { $0.number }
            json.column("source", rows) { $0.source }
            json.steps("record", rows) { $0.record }
            writeTimes(&json, from: start)
            json.column("direction", rows) { $0.direction }
            json.column("link", rows) { $0.link ?? -1 }
            json.column("sender", rows) { $0.sender ?? -1 }
            json.column("recipient", rows) { $0.recipient ?? -1 }
            json.column("linkPeer", rows) { $0.linkPeer ?? -1 }
            writeContents(&json)
        }
        json.object("announces") { json in
            json.steps("packet", contents.announces) { $0.packet }
            json.column("list", contents.announces) { $0.neighbours }
        }
        json.list("neighbours") { json in
            for list in contents.neighbours.names {
                json.list { json in for peer in list { json.number(nil, peer) } }
            }
        }
    }

    /// Times in microseconds from the first one; null where the capture gives none.
    private func writeTimes(_ json: inout PageJSON, from start: Int64) {
        json.list("time") { json in
            for row in contents.packets {
                guard let time = row.time else {
                    json.flag(nil, nil)
                    continue
                }
                json.number(nil, Self.exact(time.elapsed(since: start)))
            }
        }
    }

    private func writeContents(_ json: inout PageJSON) {
        let rows = contents.packets
        json.column("kind", rows) { $0.kind }
        json.column("ttl", rows) { $0.ttl }
        json.column("flags", rows) { $0.flags }
        json.column("length", rows) { $0.length }
        json.list("skew") { json in
            for row in rows {
                if let skew = row.skew { json.number(nil, Self.exact(skew)) } else { json.flag(nil, nil) }
            }
        }
        json.column("verdicts", rows) { $0.verdicts }
        json.column("signature", rows) { $0.signature }
        json.column("text", rows) { $0.text }
        json.column("request", rows) { $0.request ?? -1 }
        json.column("age", rows) { $0.age.map(Self.exact) ?? -1 }
        json.column("stream", rows) { $0.stream ?? -1 }
        json.column("piece", rows) { $0.piece ?? -1 }
        json.column("pieces", rows) { $0.pieces }
        json.texts("bytes", contents.bytes.frames.lazy.map { Base64.encode($0) })
    }

    /// The nearest number that a browser holds exactly: its numbers have 53 bits.
    private static func exact(_ value: Int64) -> Int { Int(min(max(value, -1 << 53), 1 << 53)) }
}
