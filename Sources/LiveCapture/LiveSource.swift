import Capture

/// Something that is watched while it happens: an adapter, a phone behind a TCP port, a pipe, a file that grows.
///
/// A source is opened on the main thread, while the process still holds its capabilities if it needs them; then these are given up, and
/// each source runs on a thread of its own.
package protocol LiveSource: AnyObject, Sendable {
    /// Its name as the user gave it.
    var name: String { get }

    /// Whether opening it may take what the process gives up; false where it takes bytes from others, such as the answers of a resolver.
    var needsRights: Bool { get }

    /// Opens it; throws when that will not succeed by waiting.
    func open() throws(LiveSourceError)

    /// Delivers records to `port` until the source ends, or `port` is stopped.
    func run(into port: any RecordPort)
}

extension LiveSource {
    package var needsRights: Bool { true }
}
