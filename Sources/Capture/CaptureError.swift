/// Why a source could not be opened, or could not be read (or, for a recording, written) any further; what came before stays.
package struct CaptureError: Error, Sendable, Hashable {
    /// What kind of failure, which decides the exit status.
    package enum Kind: Sendable, Hashable {
        /// It could not be opened, read or written; `errno` of the system call.
        case system(Int32)
        /// It is nothing to write to: a terminal, or a file that is being read.
        case unsuitable
        /// It is a folder.
        case isDirectory
        /// It has no byte.
        case empty
        /// No format recognises it.
        case notACapture
        /// The format is known and not supported.
        case unsupported
        /// A record, header or compressed stream ends too early: every whole record was delivered.
        case cut
        /// The bytes contradict the format, and no later record could be found.
        case damaged
    }

    /// What kind of failure.
    package var kind: Kind
    /// The source's name as the user gave it.
    package var source: String
    /// The number of the record concerned, from 1; 0 when it is no record.
    package var record: Int
    /// The offset in the (uncompressed) source.
    package var offset: Int
    /// What is wrong, with figures, and what to do about it where something can be done.
    package var message: String

    /// Makes an error; see the properties.
    package init(_ kind: Kind, source: String, record: Int = 0, offset: Int = 0, message: String) {
        self.kind = kind
        self.source = source
        self.record = record
        self.offset = offset
        self.message = message
    }
}
