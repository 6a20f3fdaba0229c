import Glibc

/// The file of a database: which may be written, and how it comes to be.
struct DatabaseFile {
    /// Its path.
    let path: String

    /// Makes an empty database with the tables of `DatabaseSchema`, in place of one of ours that is there.
    ///
    /// It is made beside its place and moved there, so that a run that is killed leaves the old one or the new one. Throws for
    /// a file that is no database of ours. The result says whether one was replaced.
    func make() throws(DatabaseError) -> (database: Database, replaced: Bool) {
        let isThere = try checkPlace()
        let draft = path + ".new"
        for name in [draft, draft + "-journal"] { unsafe unlink(name) }
        let database = try Database(draft, .new)
        try database.execute(DatabaseSchema.sql)
        database.close()
        guard unsafe rename(draft, path) == 0 else { throw failure("cannot be put in place") }
        return (try Database(path, .existing), isThere)
    }

    /// Whether a database of ours is there; throws when something else is.
    private func checkPlace() throws(DatabaseError) -> Bool {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw failure("cannot be looked at")
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unsuitable("is no file") }
        if status.st_size == 0 { return false }
        guard try isOurs() else {
            throw unsuitable("is there already and is no database of bitchat-dissect; move it away, or name another file")
        }
        return true
    }

    /// Asks the file itself; a journal that a killed run left beside it is settled on the way.
    private func isOurs() throws(DatabaseError) -> Bool {
        do throws(DatabaseError) {
            let database = try Database(path, .existing)
            defer { database.close() }
            return try database.number("PRAGMA application_id") == Int64(DatabaseSchema.applicationID)
        } catch  where unsafe access(path, R_OK | W_OK) == 0 {
            return false
        }
    }

    private func unsuitable(_ what: String) -> DatabaseError { DatabaseError("\(path): \(what)", isUnsuitable: true) }

    private func failure(_ what: String) -> DatabaseError {
        let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
        return DatabaseError("\(path): \(what): \(reason)")
    }
}
