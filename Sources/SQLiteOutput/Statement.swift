import CSQLite
import WireFormat

/// A prepared statement: its parameters are bound in order, then it is run, as often as wanted.
@safe final class Statement {
    private let handle: OpaquePointer
    private let database: Database
    private var position: Int32 = 0

    /// Takes over a statement of `database`.
    @unsafe init(_ handle: OpaquePointer, of database: Database) {
        unsafe self.handle = unsafe handle
        self.database = database
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// Binds a number to the next parameter; nil: NULL.
    func add(_ number: Int64?) {
        position += 1
        if let number { unsafe sqlite3_bind_int64(handle, position, number) } else { unsafe sqlite3_bind_null(handle, position) }
    }

    /// Binds a number to the next parameter; nil: NULL.
    func add(_ number: Int?) { add(number.map(Int64.init)) }

    /// Binds a number to the next parameter; NULL where SQLite's signed 64 bits are too small for it.
    func add(unsigned number: UInt64?) { add(number.flatMap { Int64(exactly: $0) }) }

    /// Binds a truth value to the next parameter, as 0 or 1; nil: NULL.
    func add(_ flag: Bool?) { add(flag.map { $0 ? 1 : 0 } as Int64?) }

    /// Binds text to the next parameter; nil: NULL.
    func add(_ text: String?) {
        guard var text else { return add(nil as Int64?) }
        position += 1
        text.withUTF8 { bytes in
            unsafe bind(text: UnsafeRawBufferPointer(bytes))
        }
    }

    /// Binds a fixed word to the next parameter; nil: NULL.
    func add(_ word: StaticString?) { add(word.map { "\($0)" }) }

    /// Binds eight bytes to the next parameter as 16 hex digits; nil: NULL.
    func add(identifier: UInt64?) { add(identifier.map(Hexadecimal.digits)) }

    /// Binds UTF-8 to the next parameter as text.
    func add(text: ArraySlice<UInt8>) {
        position += 1
        unsafe text.withUnsafeBytes { unsafe bind(text: $0) }
    }

    /// Binds the bytes of `range` of `bytes` to the next parameter.
    func add(_ bytes: RawSpan, _ range: ByteRange) {
        position += 1
        bytes.withBytes(range) { part in
            unsafe part.withUnsafeBytes { unsafe bind(blob: $0) }
        }
    }

    /// Runs it with what was bound, for a statement that gives no rows.
    func run() throws(DatabaseError) {
        let result = unsafe sqlite3_step(handle)
        let error = result == SQLITE_DONE ? nil : database.failure()
        reset()
        if let error { throw error }
    }

    /// Runs it with what was bound; the first number of the first row, or nil.
    func firstNumber() throws(DatabaseError) -> Int64? {
        let result = unsafe sqlite3_step(handle)
        let isRow = unsafe result == SQLITE_ROW && sqlite3_column_type(handle, 0) != SQLITE_NULL
        let number = unsafe isRow ? sqlite3_column_int64(handle, 0) : nil
        let error = result == SQLITE_ROW || result == SQLITE_DONE ? nil : database.failure()
        reset()
        if let error { throw error }
        return number
    }

    private func reset() {
        position = 0
        unsafe sqlite3_reset(handle)
    }

    @unsafe private func bind(text bytes: UnsafeRawBufferPointer) {
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        // An empty text is no NULL: it is bound from an address all the same.
        if let start = unsafe start {
            _ = unsafe bitchat_sqlite_bind_text(handle, position, start, UInt64(bytes.count))
        } else {
            _ = unsafe bitchat_sqlite_bind_text(handle, position, "", 0)
        }
    }

    @unsafe private func bind(blob bytes: UnsafeRawBufferPointer) {
        if unsafe bytes.isEmpty {
            unsafe sqlite3_bind_zeroblob(handle, position, 0)
        } else {
            _ = unsafe bitchat_sqlite_bind_blob(handle, position, bytes.baseAddress, UInt64(bytes.count))
        }
    }
}
