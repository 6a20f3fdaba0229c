import BitchatPayload
import WireFormat

/// The steps of reading and writing a REQUEST_SYNC payload.
package struct RequestSyncSubject: Sendable {
    /// What the iOS app reads.
    package var read: @Sendable (RawSpan) throws(DecodeError) -> RequestReading = { bytes throws(DecodeError) in
        RequestReading(try RequestSyncPayload(decoding: bytes, bytes.whole), bytes)
    }
    /// What the Android app reads.
    package var android: @Sendable (RawSpan) throws(DecodeError) -> RequestReading = { bytes throws(DecodeError) in
        RequestReading(try AndroidRequestSync(decoding: bytes, bytes.whole), bytes)
    }
    /// Writes stream IDs as the text of field 6.
    package var writeIDs: @Sendable ([FragmentID]) -> [UInt8] = { FragmentIDFilter.encode($0) }
}
