import BitchatFrame
import BitchatPayload
import WireFormat

/// Which senders speak an old dialect, where type numbers mean other things (docs/protocol.md 3.16).
///
/// Decided per sender by the first frame that no current client could have made, and kept for the run.
package final class SenderDialects {
    /// The most senders remembered; later ones are judged frame by frame.
    package static let capacity = 4096
    /// The last of the types by which a sender may give itself away (`HistoricalDialect.evidence`).
    private static let lastTellingType: UInt8 = 0x02

    private var known: [UInt64: HistoricalDialect] = [:]
    private var isEmpty = true

    /// The old dialect of the frame's sender, or nil when nothing speaks against the current one.
    @inline(__always)
    func dialect(of header: FrameHeader, _ bytes: RawSpan, _ range: ByteRange) -> HistoricalDialect? {
        // Most captures know no old sender, and only two types can show one.
        if isEmpty, header.type.rawValue > Self.lastTellingType { return nil }
        return find(header, bytes, range)
    }

    private func find(_ header: FrameHeader, _ bytes: RawSpan, _ range: ByteRange) -> HistoricalDialect? {
        let before = isEmpty ? nil : known[header.sender.value]
        guard let found = before ?? HistoricalDialect.evidence(type: header.type, payload: bytes, range) else { return nil }
        let refined = found.refined(by: header.type)
        if refined != before, before != nil || known.count < Self.capacity {
            known[header.sender.value] = refined
            isEmpty = false
        }
        return refined
    }
}
