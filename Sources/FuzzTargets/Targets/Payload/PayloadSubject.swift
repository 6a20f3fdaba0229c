import BitchatFrame
import BitchatPayload
import WireFormat

/// The steps of reading payloads.
package struct PayloadSubject: Sendable {
    /// Reads the payload of a message type.
    package var read: @Sendable (MessageType, RawSpan) throws(DecodeError) -> PayloadReading = {
        type, bytes throws(DecodeError) in
        PayloadReading(try Payload.decode(type: type, bytes, bytes.whole), bytes)
    }
    /// Reads what stands inside a Noise message.
    package var plaintext: @Sendable (RawSpan) throws(DecodeError) -> PayloadReading = { bytes throws(DecodeError) in
        PayloadReading(try NoisePlaintext.decode(bytes, bytes.whole), bytes)
    }
    /// Whether Android takes a fragment.
    package var takesFragment: @Sendable (RawSpan) -> Bool = { (try? FragmentPayload(android: $0, $0.whole)) != nil }
    /// Whether Android reads an announce.
    package var readsAnnounce: @Sendable (RawSpan) -> Bool = { (try? AndroidAnnounce(decoding: $0, $0.whole)) != nil }
}
