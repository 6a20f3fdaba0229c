/// The figures of docs/protocol.md 5.4 to 5.6 and chapter 7 rows 39 to 42, as plain numbers.
struct SyncFigures {
    /// One store: the type's byte and bit, its capacity, and how old its packets may be when served and when taken in.
    struct Store {
        var type: UInt8, bit: Int, capacity: Int
        var served: Int64?, takenIn: Int64?
        var isOnePerAuthor = false, leavesWithAuthor = false, hasNoCursor = false
    }

    /// Whether these are Android's.
    var isAndroid: Bool
    /// The stores, in the order in which they are served.
    var stores: [Store]
    /// The rounds: types as bits, and the least time between two requests.
    var rounds: [(types: UInt64?, interval: Int64)]
    /// How old an announce may be before its author is gone.
    var presence: Int64

    private static let hours: Int64 = 3_600_000

    /// iOS.
    static let ios = SyncFigures(
        isAndroid: false,
        stores: [
            Store(type: 0x01, bit: 0, capacity: 1_024, served: 900_000, takenIn: 60_000, isOnePerAuthor: true, hasNoCursor: true),
            Store(type: 0x02, bit: 1, capacity: 1_000, served: 6 * hours, leavesWithAuthor: true),
            Store(type: 0x20, bit: 5, capacity: 600, served: 900_000, leavesWithAuthor: true),
            Store(type: 0x22, bit: 7, capacity: 200, served: 900_000, leavesWithAuthor: true),
            Store(type: 0x25, bit: 10, capacity: 200, served: 6 * hours, leavesWithAuthor: true),
            Store(type: 0x24, bit: 9, capacity: 200, served: 24 * hours, isOnePerAuthor: true, hasNoCursor: true),
            Store(type: 0x23, bit: 8, capacity: 200),
        ],
        rounds: [
            (0x0403, 15_000), (0x0020, 30_000), (0x0080, 60_000), (0x0200, 60_000), (0x0100, 60_000),
        ],
        presence: 60_000)

    /// Android.
    static let android = SyncFigures(
        isAndroid: true,
        stores: [
            Store(type: 0x01, bit: 0, capacity: 500, served: 180_000, isOnePerAuthor: true),
            Store(type: 0x02, bit: 1, capacity: 500, leavesWithAuthor: true),
        ],
        rounds: [(nil, 30_000)], presence: 180_000)

    /// How much lower the capacities of small stores are, so that each holds five packets.
    static func lowered(_ capacity: Int) -> Int { capacity - 5 }

    /// The same with stores of five packets.
    var small: SyncFigures {
        var small = self
        for place in small.stores.indices { small.stores[place].capacity -= Self.lowered(stores[place].capacity) }
        return small
    }
}
