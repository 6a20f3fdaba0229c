import BitchatPayload
import WireFormat

/// What was read of a REQUEST_SYNC payload, as values.
package struct RequestReading: Sendable, Hashable {
    /// The Golomb-Rice parameter, the range, and the bits of the filter.
    package var p: UInt8, m: UInt32, filter: [UInt8]
    /// The known types asked for, if they stand there, and those that are wanted in effect.
    package var types: UInt16?, wanted: UInt16
    /// The time before which nothing is wanted.
    package var since: UInt64?
    /// The text of the stream IDs, if it stands there and is good, and whether one was ignored.
    package var text: [UInt8]?, ignoresText: Bool
    /// The stream IDs that limit the answer; nil when nothing does.
    package var ids: [FragmentID]?
    /// The payload written anew.
    package var encoded: [UInt8]

    /// Makes a reading from a decoded payload.
    package init(_ payload: RequestSyncPayload, _ bytes: RawSpan) {
        (p, m, filter) = (payload.p, payload.m, bytes.array(payload.filter))
        (types, wanted) = (payload.types?.mask, payload.wantedTypes.mask)
        since = payload.since
        text = payload.fragmentIDs.map { bytes.array($0) }
        ignoresText = payload.ignoresFragmentIDs
        ids = payload.fragmentFilter(bytes)?.ids
        encoded = payload.reencoded(bytes)
    }

    /// Makes a reading of the three fields that Android reads.
    package init(_ payload: AndroidRequestSync, _ bytes: RawSpan) {
        self.init(p: payload.p, m: payload.m, filter: bytes.array(payload.filter))
    }

    /// Makes a reading of the fields that every request has.
    package init(p: UInt8, m: UInt32, filter: [UInt8]) {
        (self.p, self.m, self.filter) = (p, m, filter)
        (wanted, ignoresText, encoded) = (3, false, [])
    }
}
