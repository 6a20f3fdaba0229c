import BitchatFrame
import MeshModel
import WireFormat

/// A fragment as vectors give it: payload and recipient.
struct FragmentInput {
    /// The fragment's whole payload.
    let payload: [UInt8]
    /// Its header, or nil below 13 bytes.
    let piece: FragmentPiece?
    /// Where its slice stands in the payload.
    let slice: ByteRange
    /// Whether it addresses nobody in particular.
    let isBroadcast: Bool

    /// Reads `payload` and `recipient` of `fields`.
    init(_ fields: VectorFields) throws(VectorError) {
        payload = try fields.bytes("payload")
        piece = payload.withRawSpan { FragmentPiece($0, $0.whole) }
        slice = FragmentPiece.slice(of: ByteRange(0, payload.count))
        let recipient = try fields.bytesIfPresent("recipient")
        isBroadcast = recipient == nil || recipient == PeerID.broadcast.bytes
    }

    /// Gives the fragment to `assembler`; nil without a header.
    func add(
        to assembler: inout any AssemblerSteps, sender: PeerID, now: Int64,
        isFrame: @escaping @Sendable (RawSpan) -> Bool = { _ in true }
    ) -> FragmentOutcome? {
        guard let piece else { return nil }
        return payload.withRawSpan { bytes in
            bytes.withBytes(slice) {
                assembler.add(piece, sender: sender, isBroadcast: isBroadcast, now: now, slice: $0, isFrame: isFrame)
            }
        }
    }
}
