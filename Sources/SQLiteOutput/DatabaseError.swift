/// Why a database could not be made or written.
package struct DatabaseError: Error, Sendable, Hashable {
    /// Whether the file is none that may be written to; another name on the command line helps.
    package var isUnsuitable: Bool
    /// What is wrong, and with which file.
    package var message: String

    /// Makes an error; see the properties.
    init(_ message: String, isUnsuitable: Bool = false) {
        self.message = message
        self.isUnsuitable = isUnsuitable
    }
}
