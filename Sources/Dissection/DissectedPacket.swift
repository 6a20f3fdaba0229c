import BitchatFrame
import BitchatPayload
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
    /// The typed payload, where it decodes.
    package var payload: Payload?
    /// The fragments it was put together from.
    package var reassembly: Reassembly?
    /// What the iOS decoder answers, where it refuses (docs/ndjson.schema.json).
    package var error: DecodeError?

    /// Makes a packet of which nothing is known yet.
    package init() {}

    /// Makes a packet that was seen there, of which nothing is known yet.
    @inline(__always)
    init(_ context: PacketContext) { self.context = context }
}
