import CCap

/// What this process may do, and giving that up.
package enum Privileges {
    /// Whether the process holds `capability` now, in its effective set.
    package static func holds(_ capability: Capability) -> Bool { false }

    /// Gives up every capability for good, in every set and every thread made afterwards; throws the error number.
    package static func drop() throws(Failure) {}

    /// Why privileges could not be given up.
    package struct Failure: Error, Sendable, Hashable {
        /// The system call's error number.
        package var number: Int32
    }
}
