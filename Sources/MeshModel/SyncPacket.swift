import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// A packet that a device keeps to hand it to peers that missed it (docs/protocol.md 5.5).
///
/// Copies share what the packet says, so that a store full of them is cheap to walk.
package struct SyncPacket: Sendable, Hashable {
    /// What all copies of a packet share.
    private final class Shared: Sendable {
        let contents: FrameContents

        init(_ contents: FrameContents) { self.contents = contents }
    }

    private let shared: Shared
    /// Its author.
    package let sender: PeerID
    /// When its author made it, in milliseconds since 1970.
    package let timestamp: UInt64
    /// What filters know it by.
    package let id: PacketID
    /// The hash that gives its value in any filter.
    package let hash: UInt64
    /// The stream, of a fragment.
    package let stream: UInt64?
    /// When it ends, of a board post, in milliseconds since 1970.
    package let expiry: UInt64?

    /// Makes a packet to keep; one sent to a single peer is not kept, and nil.
    package init?(_ contents: FrameContents, _ hasher: SHA256Hasher) {
        let isBroadcast = contents.recipient.map { $0 == PeerID.broadcast.bytes } ?? true
        guard isBroadcast else { return nil }
        let sender = PeerID(value: contents.sender.reduce(0) { $0 << 8 | UInt64($1) })
        let id = contents.payload.withRawSpan {
            PacketID(type: contents.type, sender: sender, timestamp: contents.timestamp, payload: $0, hasher)
        }
        shared = Shared(contents)
        self.sender = sender
        timestamp = contents.timestamp
        self.id = id
        hash = id.bytes.withRawSpan { GCSBucket.hash(of: $0, hasher) }
        stream = contents.type == .fragment ? contents.payload.withRawSpan { FragmentPiece($0, $0.whole)?.stream } : nil
        expiry = contents.type == .boardPost ? contents.payload.withRawSpan(Self.boardExpiry) : nil
    }

    /// The packet as it came.
    package var contents: FrameContents { shared.contents }

    /// The packet as an answer to a sync request: for one hop, and marked where the app knows the mark.
    package func answer(marked: Bool) -> FrameContents {
        var answer = contents
        answer.ttl = 0
        answer.isSyncResponse = marked
        return answer
    }

    package static func == (left: SyncPacket, right: SyncPacket) -> Bool {
        left.id == right.id && (left.shared === right.shared || left.contents == right.contents)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// When a board post ends; nil for a tombstone and for what is neither.
    private static func boardExpiry(_ payload: RawSpan) -> UInt64? {
        guard let post = try? BoardPostPayload(decoding: payload, payload.whole), post.kind == .post else { return nil }
        return post.expiry
    }
}
