import Conformance
import Dissection
import LinkLayers
import Output
import WireFormat

/// Writes packets into an SQLite database as they come (`-T sqlite -o FILE`).
///
/// Rows are committed in batches, so that a run that is killed leaves whole batches and nothing else. The first failure ends
/// the writing: `whenFailed` is called once, and `finish` throws it. The file is made when there is something to write, so
/// that an earlier one stays where no capture can be read.
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
    /// The sources that ended before the file was made: few, since each is named on the command line.
    private var unreadable: [SourceStatistics] = []
    /// Whether the file took the place of an earlier database.
    package private(set) var hasReplaced = false

    /// Makes a writer of the file at `path`, which the first packet, advert or capture makes.
    package init(_ path: String, whenFailed: @escaping () -> Void = {}) {
        self.path = path
        self.whenFailed = whenFailed
    }

    /// Whether the file is made and not yet finished.
    package var isMade: Bool { rows != nil }

    /// Whether an earlier database is there; throws when the file may not be written or could not be made.
    ///
    /// Nothing is changed.
    package func check() throws(DatabaseError) -> Bool { try DatabaseFile(path: path).check().isOurs }

    /// Makes the file though nothing has come; `finish` throws where that fails.
    package func begin() { attempt { _ throws(DatabaseError) in } }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        attempt { rows throws(DatabaseError) in try rows.insert(judged, frameBytes, payloadBytes) }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        attempt { rows throws(DatabaseError) in try rows.insert(advertisement, source: source, findings) }
    }

    /// A source ended: what was counted of it is known; one that is no capture makes no file.
    package func endSource(_ statistics: SourceStatistics) {
        guard rows != nil || !statistics.format.isEmpty else {
            unreadable.append(statistics)
            return
        }
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
        guard failure == nil else { return }
        note { () throws(DatabaseError) in
            let rows = try made()
            if pending == 0 { try rows.begin() }
            pending += 1
            try step(rows)
        }
        if pending >= Self.batch { commit() }
    }

    /// The rows of the file, which is made when there is none yet.
    private func made() throws(DatabaseError) -> DatabaseRows {
        if let rows { return rows }
        let (database, replaced) = try DatabaseFile(path: path).make()
        let made = try DatabaseRows(database)
        hasReplaced = replaced
        rows = made
        try made.begin()
        for source in unreadable { try made.endSource(source) }
        try made.commit()
        unreadable = []
        return made
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
