import BitchatFrame
import WireFormat
import BitchatPayload
import Hashes

extension GeneratedFrame {
    /// The hash that stands for the frame in sync filters (docs/protocol.md 4.4).
    package var filterHash: UInt64 {
        let hasher = SHA256Hasher()
        let sender = PeerID(value: contents.sender.reduce(0) { $0 << 8 | UInt64($1) })
        let id = contents.payload.withRawSpan { payload in
            PacketID(type: contents.type, sender: sender, timestamp: contents.timestamp, payload: payload, hasher)
        }
        return id.bytes.withRawSpan { GCSBucket.hash(of: $0, hasher) }
    }
}
