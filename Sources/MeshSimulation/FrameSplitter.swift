import BitchatFrame
import BitchatPayload

/// Cuts frames that a link does not take in one piece into fragments, as the iOS app does (docs/protocol.md 1.4 and 3.6).
package struct FrameSplitter: Sendable, Hashable {
    /// The bytes of a slice of a file, whatever the link.
    package static let fileSlice = 469
    /// The bytes that the app reckons a fragment's own parts take.
    package static let overhead = 42
    /// The smallest slice.
    package static let smallestSlice = 64

    /// The longest frame that goes out whole, in bytes.
    package let limit: Int

    /// Makes a splitter for a link.
    package init(limit: Int) { self.limit = limit }

    /// Whether a frame goes out whole: a fragment always, a file never.
    package func passes(_ frame: [UInt8]) -> Bool {
        let type = frame.count > 1 ? MessageType(rawValue: frame[1]) : .fragment
        return type == .fragment || type != .fileTransfer && frame.count <= limit
    }

    /// The bytes of the frame in one slice.
    package func slice(of type: MessageType) -> Int {
        type == .fileTransfer ? Self.fileSlice : max(Self.smallestSlice, limit - Self.overhead)
    }

    /// The fragments of `contents`, whose frame is `frame`; empty when it goes out whole.
    ///
    /// A file is always cut, a fragment never. Every fragment has author, time, ttl, recipient and flag of the frame, and no
    /// signature.
    package func fragments(of contents: FrameContents, frame: [UInt8], stream: UInt64) -> [FrameContents] {
        guard contents.type != .fragment, contents.type == .fileTransfer || frame.count > limit else { return [] }
        let size = slice(of: contents.type)
        let total = (frame.count + size - 1) / size
        guard total <= Int(ProtocolLimits.iosFragmentTotal) else { return [] }
        return (0..<total).map { index in
            let payload = FragmentPayload.encode(
                stream: stream, index: UInt16(index), total: UInt16(total), originalType: contents.type,
                data: frame[index * size..<min(frame.count, (index + 1) * size)])
            return FrameContents(
                type: .fragment, ttl: contents.ttl, timestamp: contents.timestamp, sender: contents.sender,
                recipient: contents.recipient, payload: payload, isSyncResponse: contents.isSyncResponse, packing: .plain)
        }
    }
}
