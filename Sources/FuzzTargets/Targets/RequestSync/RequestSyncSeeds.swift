import BitchatPayload
import PacketGenerators

/// REQUEST_SYNC payloads to begin with: those the apps send, and each limit at -1, 0 and +1.
enum RequestSyncSeeds {
    /// All of them.
    static var all: [Seed] { usual + lengths + numbers + tokens }

    private static var usual: [Seed] {
        [
            Seed("six-fields", written([(4, [0x20]), (5, Naive.bytes(SeedPackets.time, 8)), (6, ids(2))])),
            Seed("three-fields", written([])), Seed("empty-store", RequestSyncPayload.encode(p: 7, m: 1, filter: [])),
            Seed("initial-round", written([(4, [0xA3, 0x07])])), Seed("message-round", written([(4, [0x03, 0x04])])),
            Seed("unknown-field", written([(9, [1, 2])])), Seed("unknown-empty-field", written([(9, [])])),
            Seed("leftover", written([]) + [1, 0]), Seed("overrun", written([]) + [6, 0, 9, 1]),
            Seed("any-order", SimpleTLV.written([(6, ids(1)), (3, [0x0A]), (2, Naive.bytes(256, 4)), (1, [7])], wide: true)),
            Seed("twice-good-bad", written([(5, Naive.bytes(1, 8)), (5, Naive.bytes(2, 8)), (5, [3])])),
            Seed("ids-twice", written([(6, ids(1)), (6, ids(2)), (6, [0xFF])])),
            Seed("no-p", SimpleTLV.written([(2, Naive.bytes(256, 4)), (3, [0x0A])], wide: true)),
        ]
    }

    private static var lengths: [Seed] {
        [1023, 1024, 1025].map {
            Seed("filter-\($0)", base + SimpleTLV.written(3, [UInt8](repeating: 0x55, count: $0), wide: true))
        }
            + [1019, 1023, 1024, 1025].map { Seed("ids-\($0)-bytes", written([(4, [0x20]), (6, Array(ids(64).prefix($0)))])) }
            + [59, 60, 61].map { Seed("\($0)-ids", written([(4, [0x20]), (6, ids($0))])) }
            + [0, 1, 8, 9].map { Seed("types-\($0)-bytes", written([(4, [UInt8](repeating: 3, count: $0))])) }
            + [7, 8, 9].map { Seed("since-\($0)-bytes", written([(5, [UInt8](repeating: 1, count: $0))])) }
    }

    private static var numbers: [Seed] {
        [0, 1, 6, 32, 33, 64, 255].map { (p: UInt8) in
            Seed("p-\(p)", SimpleTLV.written([(1, [p]), (2, Naive.bytes(256, 4)), (3, [0x0A, 0x1B])], wide: true))
        }
            + [0, 1, 0xFFFF_FFFF].map { (m: UInt64) in
                Seed("m-\(m)", SimpleTLV.written([(1, [7]), (2, Naive.bytes(m, 4)), (3, [0x0A, 0x1B])], wide: true))
            }
    }

    private static var tokens: [Seed] {
        [
            ("upper-case", "45A43038A50AA502"), ("prefix", "0x5a43038a50aa50"), ("signs", "+f+f+f+f+f+f+f+f"),
            ("spaces", "  5a43038a50aa50"), ("commas", ",,,45a43038a50aa502,,"), ("bad", "nothing-in-here!"),
            ("sixty-bad-one-good", String(repeating: "x,", count: 60) + "45a43038a50aa502"),
            ("sixty-one-short", String(repeating: "45a43038a50a,", count: 61)), ("line-end", "45a43038a50aa50\r\n2"),
            ("not-ascii", "45a43038a50aa5\u{E9}\u{301},45a43038a50aa502"), ("mark", "\u{FEFF}45a43038a50aa502"),
        ].map { Seed("token-" + $0.0, written([(4, [0x20]), (6, Array($0.1.utf8))])) }
    }

    private static let base = SimpleTLV.written([(1, [7]), (2, Naive.bytes(256, 4))], wide: true)

    private static func written(_ more: [(UInt8, [UInt8]?)]) -> [UInt8] {
        base + SimpleTLV.written([(3, [0x0A, 0x1B])] + more, wide: true)
    }

    private static func ids(_ count: Int) -> [UInt8] {
        var random = SplitMix64(label: "stream ids")
        return Array(
            (0..<count).map { _ in FragmentID(value: random.next()) }.map { FragmentIDFilter.encode([$0]) }.joined(separator: [
                0x2C
            ]))
    }
}
