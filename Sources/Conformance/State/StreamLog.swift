import BitchatFrame
import BitchatPayload
import Capture
import LinkLayers
import WireFormat

/// The fragment streams seen lately, each once per receiving side.
package struct StreamLog: Sendable {
    /// Whose view: one adapter's in one direction, one sender's stream.
    package struct Key: Hashable, Sendable {
        package var adapter: UInt16
        package var direction: PacketDirection
        package var sender: PeerID
        package var stream: UInt64

        package init(adapter: UInt16, direction: PacketDirection, sender: PeerID, stream: UInt64) {
            self.adapter = adapter
            self.direction = direction
            self.sender = sender
            self.stream = stream
        }
    }

    /// What is known of one stream.
    package struct Entry: Sendable, Hashable {
        /// When its first and its last new index came, in milliseconds.
        package var firstTime: Int64, lastNewIndexTime: Int64
        /// The first fragment's record, total, original type, timestamp and recipient.
        package var firstRecord: Int, total: UInt16, originalType: MessageType, timestamp: UInt64, recipient: PeerID?
        /// The indexes held, each with the digest of its bytes.
        package var digests: [UInt16: UInt64]
        /// The bytes received, repeats counted again, as the iOS app counts.
        package var byteCount: Int
        /// The first links that its fragments went over.
        package var links: [LinkID] = []
        /// Whether every index of `total` has come.
        package var isComplete: Bool { digests.count >= Int(total) }
    }

    /// The most streams remembered, and the most indexes of one.
    static let capacity = 1024, indexes = 10_000
    /// The most indexes of all streams together.
    static let digests = 65_536
    /// The most links remembered of one stream; a phone has fewer connections.
    static let links = 16

    private var entries: [Key: Entry] = [:]
    private var order: [Key] = []
    /// The indexes held, of all streams together.
    private(set) var held = 0

    /// Makes an empty log.
    package init() {}

    /// What is known of the stream.
    package func entry(_ key: Key) -> Entry? { entries[key] }

    /// Every stream with this ID on the adapter in the direction, by whoever sent it.
    package func senders(of stream: UInt64, adapter: UInt16, direction: PacketDirection) -> [PeerID] {
        order.filter { $0.stream == stream && $0.adapter == adapter && $0.direction == direction }.map(\.sender)
    }

    /// A number for the bytes of a fragment, good for comparing within one run only.
    static func digest(of fragment: FragmentPayload, in payload: RawSpan) -> UInt64 {
        var hasher = Hasher()
        // The pointer does not outlive the call.
        payload.withBytes(fragment.data) { part in unsafe part.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// Takes note of a fragment whose bytes have `digest`.
    mutating func insert(
        _ fragment: FragmentPayload, digest: UInt64, _ header: FrameHeader, recipient: PeerID?, record: Int, now: Int64,
        link: LinkID, _ key: Key
    ) {
        if entries[key] == nil {
            if order.count >= Self.capacity { forgetOldest() }
            order.append(key)
            entries[key] = Entry(
                firstTime: now, lastNewIndexTime: now, firstRecord: record, total: fragment.total,
                originalType: fragment.originalType, timestamp: header.timestamp, recipient: recipient, digests: [:], byteCount: 0
            )
        }
        guard var entry = entries[key] else { return }
        entries[key] = nil
        entry.byteCount += fragment.data.count
        if entry.links.count < Self.links, !entry.links.contains(link) { entry.links.append(link) }
        let isNew = entry.digests[fragment.index] == nil
        if isNew { entry.lastNewIndexTime = now }
        if !isNew || entry.digests.count < Self.indexes { entry.digests[fragment.index] = digest }
        if isNew, entry.digests[fragment.index] != nil { held += 1 }
        entries[key] = entry
        while held > Self.digests { forgetOldest() }
    }

    /// Forgets the stream that began first.
    private mutating func forgetOldest() {
        held -= entries.removeValue(forKey: order.removeFirst())?.digests.count ?? 0
    }
}
