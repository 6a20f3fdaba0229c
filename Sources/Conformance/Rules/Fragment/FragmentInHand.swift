import BitchatFrame
import BitchatPayload
import Dissection
import MeshModel
import WireFormat

/// The header of the fragment that a packet carries, whatever its values, and where it stands (docs/protocol.md 3.6).
struct FragmentInHand {
    /// The header; nil when the payload is shorter than one.
    let piece: FragmentPiece?
    /// The number of payload bytes.
    let length: Int
    /// Where the payload begins in the frame; nil when it was compressed.
    private let start: Int?

    /// Reads a packet; nil when it is no fragment of the current dialect, or its payload could not be read.
    init?(_ packet: borrowing DissectedPacket, _ payload: RawSpan) {
        guard packet.header?.type == .fragment, let frame = packet.frame, let range = packet.payloadRange else { return nil }
        if case .historical = packet.payload { return nil }
        piece = FragmentPiece(payload, range)
        length = range.count
        start = frame.originalSize == nil ? range.offset : nil
    }

    /// The offset in the frame of the payload's byte `offset`.
    func place(_ offset: Int) -> Int? { start.map { $0 + offset } }
}
