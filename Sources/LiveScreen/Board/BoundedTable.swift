/// Rows by key, of which the least recently used go when there are too many.
struct BoundedTable<Key: Hashable & Sendable, Row: Sendable>: Sendable {
    private struct Slot: Sendable {
        var row: Row
        var use: UInt64
    }

    /// How many rows have gone.
    private(set) var dropped = 0
    private let capacity: Int
    private var slots: [Key: Slot] = [:]
    private var uses: UInt64 = 0

    /// Makes an empty table of at most `capacity` rows, which is positive.
    init(capacity: Int) { self.capacity = capacity }

    /// How many rows there are.
    var count: Int { slots.count }

    /// The row of `key`, which is no use of it.
    subscript(key: Key) -> Row? { slots[key]?.row }

    /// The rows with their keys, the last used first.
    var newestFirst: [(key: Key, row: Row)] {
        slots.sorted { $0.value.use > $1.value.use }.map { ($0.key, $0.value.row) }
    }

    /// Every row, in no order.
    var rows: some Sequence<Row> { slots.values.lazy.map(\.row) }

    /// Changes the row of `key`, made by `first` where there is none; counts as a use.
    mutating func use(_ key: Key, first: @autoclosure () -> Row, _ change: (inout Row) -> Void) {
        if slots[key] == nil { makeRoom() }
        uses += 1
        Self.change(&slots[key, default: Slot(row: first(), use: 0)], uses, change)
    }

    /// Changes the row of `key` if there is one; is no use of it.
    mutating func change(_ key: Key, _ change: (inout Row) -> Void) {
        guard let index = slots.index(forKey: key) else { return }
        change(&slots.values[index].row)
    }

    private static func change(_ slot: inout Slot, _ use: UInt64, _ change: (inout Row) -> Void) {
        slot.use = use
        change(&slot.row)
    }

    /// Drops the eighth that was unused for longest when the table is full, so that room is made seldom.
    private mutating func makeRoom() {
        guard slots.count >= capacity else { return }
        let oldest = slots.sorted { $0.value.use < $1.value.use }.prefix(max(1, capacity / 8))
        for slot in oldest { slots[slot.key] = nil }
        dropped += oldest.count
    }
}
