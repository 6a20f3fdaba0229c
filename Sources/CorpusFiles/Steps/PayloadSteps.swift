import BitchatFrame
import BitchatPayload
import WireFormat

/// The steps of reading payloads; each gives the fields as vectors write them, or nil where the app reads no such payload.
package struct PayloadSteps: Sendable {
    /// What the iOS app reads of the payload of a message type.
    package var ios: @Sendable (MessageType, RawSpan) throws(DecodeError) -> JSONObject? = {
        type, bytes throws(DecodeError) in
        try PayloadFields.of(type, bytes)
    }
    /// What the Android app reads of a fragment.
    package var androidFragment: @Sendable (RawSpan) throws(DecodeError) -> JSONObject? = { bytes throws(DecodeError) in
        PayloadFields.of(try FragmentPayload(android: bytes, bytes.whole), bytes)
    }
    /// What the iOS app reads of an opened Noise message.
    package var plaintext: @Sendable (RawSpan) throws(DecodeError) -> JSONObject? = { bytes throws(DecodeError) in
        try PayloadFields.ofPlaintext(bytes)
    }

    /// The shipped code.
    package init() {}
}
