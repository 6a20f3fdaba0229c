import BitchatFrame
import BitchatPayload

extension PacketFactory {
    /// A public text, signed; Android addresses it to eight FF bytes (docs/protocol.md 3.2).
    package func message(_ text: String, by author: TestIdentity, at time: UInt64) -> GeneratedFrame {
        let payload = MessagePayload.encode(text: Array(text.utf8))
        return frame(
            contents(.message, from: author, to: app.broadcastRecipient, at: time, payload), signedBy: author)
    }

    /// A file in the open, signed, version 2 (docs/protocol.md 3.8).
    package func file(
        named name: String, mimeType: String, content: [UInt8], by author: TestIdentity, at time: UInt64
    ) -> GeneratedFrame {
        let payload = FileTransferPayload.encode(
            name: Array(name.utf8), size: UInt32(clamping: content.count), mimeType: Array(mimeType.utf8), content: content)
        return frame(
            contents(.fileTransfer, from: author, to: app.broadcastRecipient, at: time, version: 2, payload), signedBy: author)
    }

    /// The fragments of a frame, unsigned: sender, recipient, ttl, time, route and `IS_RSR` are the parent's (docs/protocol.md 3.6).
    ///
    /// The parent is cut without its padding. Version 2 only with a route.
    package func fragments(of parent: GeneratedFrame, stream: UInt64, slice: Int) -> [GeneratedFrame] {
        let whole = parent.bytes.prefix(parent.length)
        let starts = stride(from: 0, to: whole.count, by: max(1, slice))
        let total = UInt16(clamping: starts.underestimatedCount)
        return starts.enumerated().map { index, start in
            var piece = parent.contents
            piece.version = parent.contents.route.isEmpty ? 1 : 2
            piece.type = .fragment
            piece.signature = nil
            piece.payload = FragmentPayload.encode(
                stream: stream, index: UInt16(clamping: index), total: total, originalType: parent.contents.type,
                data: whole[start..<min(whole.count, start + max(1, slice))])
            return frame(piece)
        }
    }

    /// A probe, unsigned, to one peer (docs/protocol.md 3.12).
    package func ping(from author: TestIdentity, to peer: TestIdentity, at time: UInt64, nonce: UInt64) -> GeneratedFrame {
        let payload = PingPayload.encode(nonce: nonce, originTTL: ProtocolLimits.originTTL)
        return frame(contents(.ping, from: author, to: peer.peerID.bytes, at: time, payload))
    }

    /// The answer to a probe, unsigned, to one peer (docs/protocol.md 3.12).
    package func pong(from author: TestIdentity, to peer: TestIdentity, at time: UInt64, nonce: UInt64) -> GeneratedFrame {
        let payload = PongPayload.encode(nonce: nonce, originTTL: ProtocolLimits.originTTL)
        return frame(contents(.pong, from: author, to: peer.peerID.bytes, at: time, payload))
    }
}
