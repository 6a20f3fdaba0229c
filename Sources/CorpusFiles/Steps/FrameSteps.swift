import BitchatFrame
import Hashes
import WireFormat

/// The steps of reading and writing a frame.
package struct FrameSteps: Sendable {
    /// What each app takes.
    package var ios = FrameLimits.ios, android = FrameLimits.android
    /// Reads the frame at the start of the bytes.
    package var decode: @Sendable (FrameLimits, RawSpan) throws(DecodeError) -> Frame = {
        limits, bytes throws(DecodeError) in
        try FrameDecoder(limits: limits).frame(bytes, bytes.whole)
    }
    /// The payload of a frame, inflated.
    package var payload: @Sendable (FrameInflater, Frame, RawSpan, FrameLimits) throws(DecodeError) -> [UInt8] = {
        inflater, frame, bytes, limits throws(DecodeError) in
        try inflater.withPayload(of: frame, in: bytes, limits: limits) { $0.array }
    }
    /// Writes a frame without padding, or nothing where the app would not.
    package var encode: @Sendable (FrameEncoder, FrameContents) -> [UInt8]? = { $0.encode($1) }
    /// What a signature covers, from the contents.
    package var signed: @Sendable (FrameEncoder, FrameContents) -> [UInt8]? = { $0.signingPreimage($1) }
    /// What a signature covers, from the bytes as received.
    package var preimage: @Sendable (Frame, RawSpan) -> [UInt8] = { SigningPreimage.received($0, in: $1) }
    /// The length without padding.
    package var unpaddedLength: @Sendable (RawSpan) -> Int = { FramePadding.unpaddedLength($0) }
    /// The block that a size is padded to.
    package var block: @Sendable (Int) -> Int = { FramePadding.block(for: $0) }
    /// What a packet is known by in filters.
    package var packetID: @Sendable (FrameHeader, RawSpan) -> PacketID = { PacketID($0, payload: $1, SHA256Hasher()) }

    /// The shipped code.
    package init() {}
}
