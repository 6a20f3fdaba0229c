import BitchatFrame

/// Hand-made scripts: each stands at the end of some rule's span or cap, and one to either side.
enum SyncSeeds {
    /// All of them.
    static let all: [Seed] = stores + answers + requests + rounds

    private static let limits: [(MessageType, Int64)] = [
        (.announce, 60_000), (.message, 21_600_000), (.fragment, 900_000), (.fileTransfer, 900_000), (.groupMessage, 21_600_000),
        (.prekeyBundle, 86_400_000), (.leave, 0), (.boardPost, 86_400_000),
    ]

    private static let stores = [
        Seed("sync-ages", SyncDraft.script(1, ages)),
        Seed(
            "sync-served-ages",
            SyncDraft.script { draft in
                for (type, limit) in limits where type != .leave {
                    draft.see(type)
                    draft.edge(type == .announce ? 900_000 : limit, 0, sincePacket: true)
                    draft.question(types: 0x07A3)
                    draft.clock(1)
                    draft.question(types: 0x07A3)
                    draft.event(.tick, 0)
                }
            }),
        Seed(
            "sync-capacity",
            SyncDraft.script(3) { draft in
                for (type, _) in limits { for serial in 0..<7 { draft.see(type, from: UInt8(serial), serial: serial) } }
                draft.question(types: 0x07A3)
            }),
        Seed(
            "sync-capacity-android",
            SyncDraft.script(5) { draft in
                for serial in 0..<7 { draft.see(.message, serial: serial) }
                for sender in UInt8(0)..<8 { draft.see(.announce, from: sender) }
                draft.question(types: 0)
            }),
        Seed(
            "sync-one-announce",
            SyncDraft.script(1) { draft in
                for age: Int64 in [5_000, 4_000, 6_000, 4_000] { draft.see(.announce, by: 2, age: age, UInt8(age / 1_000)) }
                draft.see(.prekeyBundle, age: 10)
                draft.see(.prekeyBundle, age: 5)
                draft.question(types: 0x07A3)
            }),
        Seed(
            "sync-directed",
            SyncDraft.script { draft in
                draft.see(.fragment, 0x81)
                draft.see(.fragment, 0xC1)
                draft.question(types: 0x20)
            }),
        Seed(
            "sync-leave",
            SyncDraft.script(1) { draft in
                for (type, _) in limits { draft.see(type, by: 2, 2) }
                draft.see(.message, by: 2, from: 3)
                draft.event(.leave, 0, 2)
                draft.event(.leave, 1, 2)
                draft.question(types: 0x07A3)
            }),
        Seed(
            "sync-presence",
            SyncDraft.script(1) { draft in
                draft.event(.sweep, 0)
                draft.see(.announce, by: 2)
                draft.see(.message, by: 2, serial: 1)
                draft.see(.announce, by: 2, from: 3, age: -1)
                for span: Int64 in [60_000, 180_000] {
                    draft.edge(span, 1, sincePacket: true)
                    draft.event(.sweep, 0)
                    draft.event(.sweep, 1)
                    draft.clock(59_998)
                    draft.event(.sweep, 0)
                    draft.clock(1)
                    draft.event(.sweep, 0)
                    draft.event(.sweep, 1)
                }
            }),
        Seed(
            "sync-presence-to-the-ms",
            SyncDraft.script(1) { draft in
                draft.see(.announce, by: 2)
                draft.edge(60_000, 1, sincePacket: true)
                draft.event(.sweep, 0)
                draft.see(.announce, by: 2)
                draft.edge(60_000, 1, sincePacket: true)
                draft.event(.sweep, 0)
                draft.edge(180_000, 1, sincePacket: true)
                draft.event(.sweep, 1)
            }),
    ]

    private static func ages(_ draft: inout SyncDraft) {
        for (type, limit) in limits {
            for age in limit - 1...limit + 1 { draft.see(type, by: 2, from: UInt8(age - limit + 3), age: age) }
        }
        for age: Int64 in [180_000, 180_001] { draft.see(.announce, by: 1, from: 4, age: age) }
        draft.see(.boardPost, 2)
        draft.clock(119_999)
        draft.question(types: 0x0100)
        draft.clock(1)
        draft.question(types: 0x0100)
    }

    private static let answers = [
        Seed(
            "sync-since",
            SyncDraft.script { draft in
                for (type, _) in limits { draft.see(type, age: 1_000) }
                for since: Int64 in [1_001, 1_000, 999] { draft.question(types: 0x07A3, age: since) }
                draft.question(types: 0x07A3, age: 999, streams: 0x02)
                draft.question(types: 0x20, age: 999, streams: 0x04)
            }),
        Seed(
            "sync-types",
            SyncDraft.script(1) { draft in
                for (type, _) in limits { draft.see(type, by: 2) }
                for types in [0, 0x01, 0x02, 0x20, 0x80, 0x100, 0x200, 0x400, 0xF854] {
                    draft.question(to: 0, types: types)
                    draft.question(to: 1, types: types)
                }
            }),
        Seed(
            "sync-filter",
            SyncDraft.script(1) { draft in
                for serial in 0..<6 { draft.see(.message, by: 2, serial: serial) }
                for filter in UInt8(0)..<4 {
                    draft.question(to: 0, types: 0x03, filter: filter)
                    draft.question(to: 1, types: 0x03, filter: filter)
                }
            }),
        Seed(
            "sync-converge",
            SyncDraft.script { draft in
                for (type, _) in limits { draft.see(type, by: 0, from: 2, 3) }
                for (type, _) in limits { draft.see(type, by: 1, from: 3, 5) }
                draft.event(.converge)
                draft.event(.converge)
            }),
        Seed(
            "sync-converge-mixed",
            SyncDraft.script(1) { draft in
                for (type, _) in limits { draft.see(type, by: 0, from: 2, 3) }
                for (type, _) in limits { draft.see(type, by: 1, from: 3, 5) }
                draft.event(.converge)
            }),
    ]

    private static let requests = [
        Seed(
            "sync-part-filter",
            SyncDraft.script { draft in
                draft.many(.message, 357)
                draft.event(.tick, 0)
                draft.see(.message, by: 1, age: 60_000)
                draft.event(.deliver, 0, 0)
                draft.event(.answers, 0, 0)
            }),
        Seed(
            "sync-streams",
            SyncDraft.script { draft in
                for choice in UInt8(0)..<6 { draft.see(.fragment, by: 1, age: 1_000, choice, serial: Int(choice)) }
                for count: UInt8 in [0, 1, 3, 60, 61] {
                    draft.event(.targeted, 0, count)
                    draft.event(.deliver, 0, 0)
                }
                draft.event(.answers, 0, 0)
            }),
        Seed(
            "sync-lost",
            SyncDraft.script { draft in
                for serial in 0..<10 { draft.see(.message, by: 1, serial: serial) }
                draft.event(.initial, 0)
                draft.event(.deliver, 0, 1)
                draft.event(.initial, 0)
                draft.event(.deliver, 0, 0)
                draft.event(.answers, 0, 0x55)
                draft.event(.tick, 0)
                draft.event(.deliver, 0, 0)
                draft.event(.answers, 0, 0)
            }),
    ]

    private static let rounds = [
        Seed(
            "sync-rounds-to-the-ms",
            SyncDraft.script { draft in
                draft.event(.tick, 0)
                for wait: Int64 in [29_999, 1, 29_998, 1, 1] {
                    draft.clock(wait)
                    draft.event(.tick, 0)
                }
            }),
        Seed("sync-rounds", SyncDraft.script(1, rounds)), Seed("sync-rounds-android", SyncDraft.script(2, rounds)),
    ]

    private static func rounds(_ draft: inout SyncDraft) {
        draft.see(.message, by: 2)
        for node in UInt8(0)..<4 { draft.event(.tick, node) }
        for span: Int64 in [15_000, 30_000, 60_000] {
            draft.edge(span, -1)
            draft.event(.tick, 0)
            draft.event(.tick, 1)
            draft.clock(1)
            draft.event(.tick, 0)
            draft.event(.tick, 1)
        }
        draft.edge(60_000, 0)
        draft.event(.tick, 2)
    }
}
