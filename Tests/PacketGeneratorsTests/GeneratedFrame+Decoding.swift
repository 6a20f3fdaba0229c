import BitchatFrame
import PacketGenerators
import WireFormat

extension GeneratedFrame {
    /// The bytes that its signature covers, read back from its bytes; empty when they do not decode.
    var preimage: [UInt8] {
        bytes.withRawSpan { span in
            guard let frame = try? FrameDecoder(limits: .ios).frame(span, span.whole) else { return [] }
            return SigningPreimage.received(frame, in: span)
        }
    }
}
