import Hashes
import WireFormat

/// What sync filters know a packet by: the first 16 bytes of a SHA-256 digest (docs/protocol.md 4.4).
package struct PacketID: Sendable, Hashable {
    /// Bytes 0 to 7.
    package var high: UInt64
    /// Bytes 8 to 15.
    package var low: UInt64

    /// Makes an ID from its two halves.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Hashes type, sender, timestamp and the inflated payload; ttl, flags, recipient and signature play no part.
    package init(type: MessageType, sender: PeerID, timestamp: UInt64, payload: RawSpan, _ hasher: SHA256Hasher) {
        // One call for the 17 bytes of the head: each call costs as much as hashing a block.
        var head = InlineArray<17, UInt8>(repeating: type.rawValue)
        for index in 0..<8 {
            let shift = UInt64(56 &- 8 &* index)
            head[1 &+ index] = UInt8(truncatingIfNeeded: sender.value >> shift)
            head[9 &+ index] = UInt8(truncatingIfNeeded: timestamp >> shift)
        }
        hasher.update(unsafe head.span.bytes)
        hasher.update(payload)
        let digest = hasher.finish()
        self.init(high: digest.first, low: digest.second)
    }

    /// Hashes a frame of which `payload` is the inflated payload.
    package init(_ header: FrameHeader, payload: RawSpan, _ hasher: SHA256Hasher) {
        self.init(type: header.type, sender: header.sender, timestamp: header.timestamp, payload: payload, hasher)
    }

    /// The 16 bytes.
    package var bytes: [UInt8] {
        var writer = ByteWriter(capacity: 16)
        writer.bigEndian(high)
        writer.bigEndian(low)
        return writer.bytes
    }
}

extension PacketID: CustomStringConvertible {
    /// 32 lower-case hex digits.
    package var description: String { Hexadecimal.digits(high) + Hexadecimal.digits(low) }
}
