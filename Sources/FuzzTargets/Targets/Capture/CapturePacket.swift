import BitchatFrame
import Capture
import Dissection
import WireFormat

/// One dissected packet: what must be the same whichever container it was read from.
package struct CapturePacket: Sendable, Hashable {
    /// When and which way it passed.
    package var time: CaptureTime, direction: PacketDirection
    /// The connection's handle.
    package var handle: UInt16
    /// The bytes of the frame, what was read of them, and what was refused.
    package var bytes: [UInt8], frame: Frame?, error: DecodeError?
    /// Padding and other bytes after the frame.
    package var padding: Int, trailing: Int
    /// Whether the payload stands inside the bytes it is read from.
    package var staysInside: Bool

    /// Makes a summary of a packet.
    package init(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payload: RawSpan) {
        time = packet.context?.record.time ?? .unknown
        direction = packet.context?.direction ?? .unknown
        handle = packet.context?.link.handle ?? 0
        (bytes, frame, error) = (frameBytes.array, packet.frame, packet.error)
        (padding, trailing) = (packet.padding, packet.trailing)
        staysInside = packet.payloadRange.map { $0.end <= payload.byteCount } ?? true
    }
}
