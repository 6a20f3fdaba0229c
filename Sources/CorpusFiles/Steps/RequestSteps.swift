import BitchatPayload
import WireFormat

/// The steps of reading and writing a REQUEST_SYNC payload; reading gives the fields as vectors write them.
package struct RequestSteps: Sendable {
    /// What the iOS app reads.
    package var ios: @Sendable (RawSpan) throws(DecodeError) -> JSONObject = { bytes throws(DecodeError) in
        RequestFields.of(try RequestSyncPayload(decoding: bytes, bytes.whole), bytes)
    }
    /// What the Android app reads.
    package var android: @Sendable (RawSpan) throws(DecodeError) -> JSONObject = { bytes throws(DecodeError) in
        RequestFields.of(try AndroidRequestSync(decoding: bytes, bytes.whole), bytes)
    }
    /// Writes stream IDs as the text of field 6.
    package var writeIDs: @Sendable ([FragmentID]) -> [UInt8] = { FragmentIDFilter.encode($0) }

    /// The shipped code.
    package init() {}
}
