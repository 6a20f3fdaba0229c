/// From which fragments a packet was put together.
package struct Reassembly: Sendable, Hashable {
    /// The stream ID of the fragments.
    package var stream: UInt64
    /// The records that held the pieces, in index order.
    package var records: [Int]

    /// Makes the history of a packet rebuilt from the pieces in `records`.
    package init(stream: UInt64, records: [Int]) {
        self.stream = stream
        self.records = records
    }
}
