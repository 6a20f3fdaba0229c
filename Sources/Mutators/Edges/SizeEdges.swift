import BitchatFrame
import BitchatPayload

/// The sizes beyond 16 bits at which something is given up, in bytes (docs/protocol.md chapter 7).
enum SizeEdges {
    /// One fragment stream (row 27), whose limit belongs to a module above this one.
    static let fragmentStream = 1_048_576
    /// All of them.
    static let limits = [
        fragmentStream, ProtocolLimits.writeBuffer, ProtocolLimits.notificationStream, ProtocolLimits.iosPayload,
        ProtocolLimits.fileContent,
    ]
}
