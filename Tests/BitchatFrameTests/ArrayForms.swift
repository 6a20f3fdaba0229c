import Hashes
import Testing
import WireFormat

@testable import BitchatFrame

// The functions under test with arrays for spans, since `#expect` cannot hold a span.

/// What the decoder makes of `bytes`.
func decode(_ bytes: [UInt8], _ limits: FrameLimits = .ios) -> Result<Frame, DecodeError> {
    let span = bytes.span.bytes
    do throws(DecodeError) {
        return .success(try FrameDecoder(limits: limits).frame(span, span.whole))
    } catch {
        return .failure(error)
    }
}

/// What the decoder and the inflater make of `bytes`.
func contents(_ bytes: [UInt8], _ limits: FrameLimits = .ios) -> Result<FrameContents, DecodeError> {
    let span = bytes.span.bytes
    do throws(DecodeError) {
        let frame = try FrameDecoder(limits: limits).frame(span, span.whole)
        return .success(try FrameContents(frame, in: span, inflater: FrameInflater(), limits: limits))
    } catch {
        return .failure(error)
    }
}

/// The inflated payload of `bytes`.
func payload(_ bytes: [UInt8], _ limits: FrameLimits = .ios) -> Result<[UInt8], DecodeError> {
    contents(bytes, limits).map { $0.payload }
}

/// What the signature of the frame in `bytes` covers.
func preimage(_ bytes: [UInt8], _ limits: FrameLimits = .ios) throws -> [UInt8] {
    let frame = try decode(bytes, limits).get()
    return SigningPreimage.received(frame, in: bytes.span.bytes)
}

/// The bytes of hex text.
func hex(_ text: String) throws -> [UInt8] { try #require(Hexadecimal.decode(text)) }

/// Keeps everything that a stream assembler hands on.
struct CollectingSink: FrameStreamSink, Equatable {
    var frames: [[UInt8]] = []
    var runs: [[UInt8]] = []

    mutating func frame(_ bytes: RawSpan) { frames.append(bytes.array) }
    mutating func dropped(_ bytes: RawSpan) { runs.append(bytes.array) }
}
