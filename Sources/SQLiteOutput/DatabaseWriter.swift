import Conformance
import Dissection
import LinkLayers
import Output
import WireFormat

/// Writes packets into an SQLite database as they come (`-T sqlite -o FILE`).
///
/// Rows are committed in batches, so that a run that is killed leaves whole batches and nothing else. The first failure ends
/// the writing: `whenFailed` is called once, and `finish` throws it.
package final class DatabaseWriter: JudgedPacketSink {
    /// The word after `-T`.
    package static let formatName = "sqlite"
    /// The packets and adverts of one transaction.
    package static let batch = 2_000

    private let path: String
    private let whenFailed: () -> Void
    private var rows: DatabaseRows?
    private var failure: DatabaseError?
    private var pending = 0

    /// Makes a writer of the file at `path`, which `open` makes.
    package init(_ path: String, whenFailed: @escaping () -> Void = {}) {
        self.path = path
        self.whenFailed = whenFailed
    }

    /// Makes the file; true when it took the place of an earlier database.
    package func open() throws(DatabaseError) -> Bool {
        let (database, replaced) = try DatabaseFile(path: path).make()
        rows = try DatabaseRows(database)
        return replaced
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        attempt { rows throws(DatabaseError) in try rows.insert(judged, frameBytes, payloadBytes) }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        attempt { rows throws(DatabaseError) in try rows.insert(advertisement, source: source, findings) }
    }

    /// A source ended: what was counted of it is known.
    package func endSource(_ statistics: SourceStatistics) {
        attempt { rows throws(DatabaseError) in try rows.endSource(statistics) }
    }

    /// Commits what has come, if anything has.
    package func commit() {
        guard pending > 0, failure == nil, let rows else { return }
        pending = 0
        note { () throws(DatabaseError) in try rows.commit() }
    }

    /// Commits what has come, and closes the file; throws the first failure of all.
    package func finish() throws(DatabaseError) {
        commit()
        if failure == nil, let rows { note { () throws(DatabaseError) in try rows.close() } }
        rows = nil
        if let failure { throw failure }
    }

    private func attempt(_ step: (DatabaseRows) throws(DatabaseError) -> Void) {
        guard failure == nil, let rows else { return }
        note { () throws(DatabaseError) in
            if pending == 0 { try rows.begin() }
            pending += 1
            try step(rows)
        }
        if pending >= Self.batch { commit() }
    }

    private func note(_ step: () throws(DatabaseError) -> Void) {
        do throws(DatabaseError) {
            try step()
        } catch {
            failure = error
            whenFailed()
        }
    }
}
