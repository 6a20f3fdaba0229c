import BitchatFrame
import MeshModel
import WireFormat

extension FragmentAssembler {
    /// Adds a broadcast text slice of stream 7 by peer 1 unless told otherwise; the tag is the index.
    mutating func add(
        _ index: UInt16, of total: UInt16, _ text: [UInt8], stream: UInt64 = 7, sender: UInt64 = 1, type: MessageType = .message,
        isBroadcast: Bool = true, now: Int64 = 0, isFrame: (RawSpan) -> Bool = { _ in true }
    ) -> FragmentOutcome {
        let piece = FragmentPiece(stream: stream, index: index, total: total, innerType: type, tag: Int(index))
        return add(
            piece, sender: PeerID(value: sender), isBroadcast: isBroadcast, now: now, text.span.bytes, ByteRange(0, text.count),
            isFrame: isFrame)
    }
}

/// `count` bytes of 0x78.
func filler(_ count: Int) -> [UInt8] { Array(repeating: 0x78, count: count) }
