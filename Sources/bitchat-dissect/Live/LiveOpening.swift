import LiveCapture
import Privileges

/// Opens live sources, and gives every privilege up as soon as no source needs one.
enum LiveOpening {
    /// Opens `sources`; throws when one cannot be opened or privileges cannot be given up.
    static func open(_ sources: [any LiveSource]) throws {
        for source in sources where source.needsRights { try source.open() }
        try Privileges.drop()
        for source in sources where !source.needsRights { try source.open() }
    }
}
