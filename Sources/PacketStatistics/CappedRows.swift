/// Rows by a key, so many at most; what belongs to further keys is gathered in one row.
struct CappedRows<Key: Hashable, Row> {
    /// The rows there are.
    private(set) var rows: [Key: Row] = [:]
    /// What belongs to keys for which there was no room.
    private(set) var others: Row?
    private let capacity: Int

    /// Makes a table for `capacity` keys.
    init(capacity: Int = 10_000) { self.capacity = capacity }

    /// Changes the row of `key`, which begins as `first`.
    mutating func use(_ key: Key, first: @autoclosure () -> Row, _ change: (inout Row) -> Void) {
        if rows[key] != nil || rows.count < capacity {
            change(&rows[key, default: first()])
        } else {
            var row = others ?? first()
            change(&row)
            others = row
        }
    }
}
