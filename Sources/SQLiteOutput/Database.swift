import CSQLite

/// One connection to an SQLite database, used by one thread at a time.
@safe final class Database {
    /// How a file is opened.
    enum Mode {
        /// It must be there.
        case existing
        /// It is made.
        case new

        fileprivate var flags: Int32 {
            let common = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
            return self == .new ? common | SQLITE_OPEN_CREATE : common
        }
    }

    private let path: String
    private var handle: OpaquePointer?
    /// How long a reader of the file is waited for, in milliseconds.
    private static let patience: Int32 = 60_000

    /// Opens the file at `path`; throws the reason that SQLite gives.
    ///
    /// SQLite is given a name that begins with `/` or `./`, so that `:memory:` and `file:...` are names of files like others.
    init(_ path: String, _ mode: Mode) throws(DatabaseError) {
        self.path = path
        let name = path.hasPrefix("/") ? path : "./" + path
        let result = unsafe sqlite3_open_v2(name, &handle, mode.flags, nil)
        guard result == SQLITE_OK else {
            let error = failure()
            close()
            throw error
        }
        unsafe sqlite3_busy_timeout(handle, Self.patience)
    }

    deinit { close() }

    /// Runs statements that give no rows.
    func execute(_ sql: String) throws(DatabaseError) {
        guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Prepares one statement.
    func prepare(_ sql: String) throws(DatabaseError) -> Statement {
        var statement: OpaquePointer?
        guard unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let prepared = unsafe statement
        else { throw failure() }
        return unsafe Statement(prepared, of: self)
    }

    /// The number that a query of one number gives; nil when it gives no row.
    func number(_ sql: String) throws(DatabaseError) -> Int64? {
        let statement = try prepare(sql)
        return try statement.firstNumber()
    }

    /// Why the last call failed.
    func failure() -> DatabaseError {
        let words = unsafe handle.flatMap { unsafe sqlite3_errmsg($0) }.map { unsafe String(cString: $0) } ?? "out of memory"
        return DatabaseError("\(path): \(words)")
    }

    /// Ends the connection; statements of it that still live keep it until they end.
    func close() {
        unsafe sqlite3_close_v2(handle)
        unsafe handle = nil
    }
}
