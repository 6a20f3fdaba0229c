import BitchatFrame
import BitchatPayload
import WireFormat

/// Which senders speak an old dialect, where type numbers mean other things (docs/protocol.md 3.16).
///
/// Decided per sender by the first frame that no current client could have made, and kept for the run.
package struct SenderDialects {
    /// The most senders remembered; later ones are judged frame by frame.
    static let capacity = 4096

    private var known: [UInt64: HistoricalDialect] = [:]

    /// Makes an empty memory.
    package init() {}

    /// The old dialect of the frame's sender, or nil when nothing speaks against the current one.
    mutating func dialect(of header: FrameHeader, _ bytes: RawSpan, _ range: ByteRange) -> HistoricalDialect? {
        let before = known.isEmpty ? nil : known[header.sender.value]
        guard let found = before ?? HistoricalDialect.evidence(type: header.type, payload: bytes, range) else { return nil }
        let refined = found.refined(by: header.type)
        if refined != before, before != nil || known.count < Self.capacity { known[header.sender.value] = refined }
        return refined
    }
}
