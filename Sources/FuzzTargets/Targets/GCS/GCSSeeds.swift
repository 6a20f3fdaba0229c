import PacketGenerators

/// Filters to begin with: the examples of docs/protocol.md 10.4, the edges of P and M, odd bits, and budgets.
enum GCSSeeds {
    /// All of them.
    static var all: [Seed] { examples + edges + builds }

    private static var examples: [Seed] {
        [
            bits("three-p7", p: 7, m: 384, [0x4C, 0x83, 0xB0, 0x00]), bits("three-p5", p: 5, m: 96, [0x50, 0x0A, 0xC0]),
            bits("ghost-p2", p: 2, m: 12, [0x86, 0x00]), bits("five-p7", p: 7, m: 640, [0x35, 0x67, 0x2E, 0xC1, 0xDC, 0x00]),
            bits("two-p7", p: 7, m: 256, [0x0A, 0x1B]), bits("ghost-p1", p: 1, m: 100, [0x00]),
        ]
    }

    private static var edges: [Seed] {
        [0, 1, 6, 31, 32, 33, 63, 64, 255].map {
            bits("p-\($0)", p: $0, m: 0xFFFF_FFFF, [0x0A, 0x1B, 0x5C, 0, 0, 0, 0, 1, 2, 3])
        }
            + [0, 1, 2, 40].map { bits("m-\($0)", p: 7, m: $0, [0x0A, 0x1B]) }
            + [
                bits("no-bits", p: 7, m: 256, []), bits("all-ones", p: 7, m: 256, [UInt8](repeating: 0xFF, count: 64)),
                bits("all-zeros", p: 1, m: 1000, [UInt8](repeating: 0, count: 64)),
                bits("long-run", p: 1, m: 0xFFFF_FFFF, [UInt8](repeating: 0xFF, count: 40) + [0x0F, 0xF0]),
                bits("sum-m-minus-1", p: 7, m: 40, [0x0A, 0x1B]), bits("sum-m", p: 7, m: 39, [0x0A, 0x1B]),
            ]
    }

    private static var builds: [Seed] {
        [
            build("three-ids", rate: 3, budget: 400, 4), build("forty-ids", rate: 3, budget: 400, 40),
            build("quarter", rate: 0, budget: 400, 20), build("millionth", rate: 6, budget: 1024, 20),
            build("budget-0", rate: 3, budget: 0, 8), build("budget-1", rate: 0, budget: 1, 8),
            build("budget-2", rate: 3, budget: 2, 8),
            build("budget-trims", rate: 3, budget: 20, 60), build("budget-65535", rate: 1, budget: 65_535, 12),
            build("no-ids", rate: 3, budget: 400, 0), build("not-a-number", rate: 12, budget: 400, 8),
            build("android-trims", rate: 3, budget: 9, 24, mode: 3), build("android-one", rate: 0, budget: 0, 1, mode: 3),
        ]
    }

    private static func bits(_ name: String, p: UInt8, m: UInt64, _ bytes: [UInt8]) -> Seed {
        Seed("bits-" + name, [0, p] + Naive.bytes(m, 4) + bytes)
    }

    private static func build(_ name: String, rate: UInt8, budget: UInt64, _ ids: Int, mode: UInt8 = 1) -> Seed {
        var random = SplitMix64(label: "filter ids")
        return Seed("ids-" + name, [mode, rate] + Naive.bytes(budget, 2) + random.bytes(16 * ids))
    }
}
