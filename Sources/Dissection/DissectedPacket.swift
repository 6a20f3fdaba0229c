import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// One bitchat packet as it was seen: as far as it decodes, with the first error where it does not.
package struct DissectedPacket: Sendable {
    /// Its number in the run, from 1.
    package var number = 0
    /// Where it was seen; nil for bytes given on the command line.
    package var context: PacketContext?
    /// Whether the context is that of a capture, and is printed; a conversation given as hex has one that is not.
    package var isCaptured = true
    /// The fixed header, where it is whole.
    package var header: FrameHeader?
    /// The frame, where every part it declares is there.
    package var frame: Frame?
    /// Bytes of valid padding after the frame.
    package var padding = 0
    /// Other bytes after the frame.
    package var trailing = 0
    /// The payload's place in the payload bytes, where it could be read.
    package var payloadRange: ByteRange?
    /// The first eight bytes of SHA-256 of the payload, where they were computed ahead of its judge.
    package var payloadHash: UInt64?
    /// The typed payload, where it decodes.
    package var payload: Payload?
    /// The fragments it was put together from.
    package var reassembly: Reassembly?
    /// What the iOS decoder answers, where it refuses (docs/ndjson.schema.json).
    package var error: DecodeError?

    /// Makes a packet of which nothing is known yet.
    package init() {}

    /// The first eight bytes of SHA-256 of the payload, which stands in `payloadBytes`; 0 where it could not be read.
    package func hash(of payloadBytes: RawSpan) -> UInt64 {
        guard let payloadRange else { return 0 }
        return payloadBytes.withBytes(payloadRange) { SHA256Hasher.digest(of: $0).first }
    }

    /// Makes a packet that was seen there, of which nothing is known yet.
    @inline(__always)
    init(_ context: PacketContext) { self.context = context }
}
