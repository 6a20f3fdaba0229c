import Capture
import CaptureRecording
import Glibc

/// The file of a database: which may be written, and how it comes to be.
struct DatabaseFile {
    /// Its path, as the user gave it; symbolic links are followed.
    let path: String

    /// What SQLite leaves beside a database whose writer was killed, and would take for the new one's.
    private static let remains = ["-journal", "-wal"]

    /// Makes an empty database with the tables of `DatabaseSchema`, in place of one of ours that is there.
    ///
    /// It is made beside its place and moved there, so that a run that is killed leaves the old one or the new one. Throws for
    /// a file that is no database of ours. The result says whether one was replaced.
    func make() throws(DatabaseError) -> (database: Database, replaced: Bool) {
        let (place, isThere) = try check()
        let draft = try attempt { () throws(CaptureError) in try DraftFile(for: place) }
        close(draft.descriptor)
        do throws(DatabaseError) {
            let database = try Database(draft.path, .existing)
            // A draft needs no journal on the disk: it is thrown away as a whole.
            try database.execute("PRAGMA journal_mode = MEMORY;" + DatabaseSchema.sql)
            database.close()
        } catch {
            draft.remove()
            throw error
        }
        try attempt { () throws(CaptureError) in try draft.takePlace() }
        return (try Database(place, .existing), isThere)
    }

    /// The place of the file, at the end of all links, and whether a database of ours is there.
    ///
    /// Throws when something else is there, and where no file can be made. Nothing is changed.
    func check() throws(DatabaseError) -> (place: String, isOurs: Bool) {
        let target = try attempt { () throws(CaptureError) in try WriteTarget(path) }
        guard case .file(let place) = target else {
            throw unsuitable("is a device, a pipe or a folder, and a database needs a file; name another")
        }
        try attempt { () throws(CaptureError) in try target.checkFolder() }
        var status = stat()
        guard unsafe stat(place, &status) == 0, status.st_size > 0 else {
            try checkRemains(place)
            return (place, false)
        }
        guard try isOurs(place) else {
            throw unsuitable("is there already and is no database of bitchat-dissect; move it away, or name another file")
        }
        return (place, true)
    }

    /// Throws where another database's journal lies, which would be played into the new one.
    private func checkRemains(_ place: String) throws(DatabaseError) {
        for ending in Self.remains where unsafe access(place + ending, F_OK) == 0 {
            throw unsuitable("\(place + ending) is there, of a database that is not; move it away, or name another file")
        }
    }

    /// Asks the file itself; a journal that a killed run left beside it is settled on the way.
    private func isOurs(_ place: String) throws(DatabaseError) -> Bool {
        do throws(DatabaseError) {
            let database = try Database(place, .existing)
            defer { database.close() }
            return try database.number("PRAGMA application_id") == Int64(DatabaseSchema.applicationID)
        } catch  where unsafe access(place, R_OK | W_OK) == 0 {
            return false
        }
    }

    private func unsuitable(_ what: String) -> DatabaseError { DatabaseError("\(path): \(what)", isUnsuitable: true) }

    private func attempt<Result>(_ step: () throws(CaptureError) -> Result) throws(DatabaseError) -> Result {
        do throws(CaptureError) {
            return try step()
        } catch {
            throw DatabaseError("\(error.source): \(error.message)", isUnsuitable: error.kind == .unsuitable)
        }
    }
}
