import BitchatFrame
import BitchatPayload
import LinkLayers

extension StreamLog {
    /// What is known of one stream.
    package struct Entry: Sendable, Hashable {
        /// When its first and its last new index came, in milliseconds.
        package var firstTime: Int64, lastNewIndexTime: Int64
        /// The first fragment's record, total, original type, timestamp and recipient.
        package var firstRecord: Int, total: UInt16, originalType: MessageType, timestamp: UInt64, recipient: PeerID?
        /// The indexes held, each with the digest of its bytes.
        package var digests = SliceNumbers()
        /// The bytes received, repeats counted again, as the iOS app counts.
        package var byteCount = 0
        /// The first link that its fragments went over, and the next few.
        package var link: LinkID, otherLinks: [LinkID] = []
        /// Whether every index of `total` has come.
        package var isComplete: Bool { digests.count >= Int(total) }

        /// Whether a fragment is unlike the first one in total, type or time.
        func differs(from fragment: FragmentPayload, _ header: FrameHeader) -> Bool {
            total != fragment.total || timestamp != header.timestamp
                || originalType.rawValue != fragment.originalType.rawValue
        }

        /// Whether fragments are known to have gone over `link`.
        package func wentOver(_ link: LinkID) -> Bool { self.link.serial == link.serial || otherLinks.contains(link) }
    }
}
