/// Something wrong with a source that leaves other records readable: reported once, never thrown.
package struct CaptureProblem: Sendable, Hashable {
    /// The source's name as the user gave it (with the entry's name inside an archive).
    package var source: String
    /// The number of the record concerned, from 1; 0 when it is no record.
    package var record: Int
    /// The offset in the (uncompressed) source.
    package var offset: Int
    /// What is wrong, with the figures needed and found, as one plain clause.
    package var message: String
    /// Whether times cannot be trusted from this record on.
    package var concernsClock: Bool

    /// Makes a problem; see the properties.
    package init(source: String, record: Int, offset: Int, message: String, concernsClock: Bool = false) {
        self.concernsClock = concernsClock
        self.source = source
        self.record = record
        self.offset = offset
        self.message = message
    }
}
