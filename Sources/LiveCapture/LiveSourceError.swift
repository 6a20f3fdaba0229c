/// Why a source cannot be watched.
package struct LiveSourceError: Error, Sendable, Hashable {
    /// What kind of failure, which decides the exit status.
    package enum Kind: Sendable, Hashable {
        /// The process may not do it: exit status 4.
        case noPermission
        /// There is no such adapter, or no Bluetooth here: exit status 4.
        case noAdapter
        /// Anything else: exit status 3.
        case unavailable
    }

    /// What kind of failure.
    package var kind: Kind
    /// The source's name as the user gave it.
    package var source: String
    /// What is wrong, and what to do about it: the right that is missing, the command that grants it, the way without it.
    package var message: String

    /// Makes an error; see the properties.
    package init(_ kind: Kind, source: String, message: String) {
        self.kind = kind
        self.source = source
        self.message = message
    }
}
