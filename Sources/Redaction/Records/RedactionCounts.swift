/// What became of a capture's records and packets.
package struct RedactionCounts: Sendable, Hashable {
    /// Records read.
    package var records = 0
    /// Records written.
    package var written = 0
    /// Packets replaced.
    package var packets = 0
    /// Records of bitchat's links that are left out since what they carry is not told from the rest.
    package var unread = 0
    /// Packets whose place in the records was not found; other bytes stand there.
    package var unplaced = 0
    /// Records that were too many to wait for their rest; other bytes stand there.
    package var hurried = 0
    /// Slices of fragments that were too many to be put together; other bytes stand there.
    package var slices = 0
    /// What sync requests no longer tell of the packets of the capture.
    package var filters = 0

    /// Makes counts of zero.
    package init() {}

    /// What did not become as it should, one sentence each.
    package var notes: [String] {
        [
            (unread, "records of links with bitchat left out: incomplete, damaged or encrypted"),
            (unplaced, "packets not found again in their records: other bytes stand there"),
            (hurried, "records written before their packets were whole: other bytes stand there"),
            (slices, "slices of fragments beyond what is kept in memory: other bytes stand there"),
            (filters, "packets of which a sync filter says something else than before, on which no verdict rests"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    }
}
