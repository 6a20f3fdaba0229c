/// How one source of a live run fares, as the screen shows it.
package struct SourceState: Sendable, Hashable {
    /// Its name as the user gave it.
    package var name: String
    /// What it does now, in a word or a clause.
    package var condition: String
    /// Records read.
    package var records: Int
    /// Packets that went by and were not read; nil where nothing counts them.
    package var lost: UInt64?

    /// Makes a state; names and clauses are cleaned for a terminal.
    package init(name: String, condition: String, records: Int, lost: UInt64?) {
        self.name = CleanText.clean(name, cells: BoardLimits.textCells)
        self.condition = CleanText.clean(condition, cells: BoardLimits.textCells)
        self.records = records
        self.lost = lost
    }
}
