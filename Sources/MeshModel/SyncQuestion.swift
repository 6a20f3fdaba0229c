import BitchatPayload
import WireFormat

/// What a peer's sync request asks, as one app reads it (docs/protocol.md 4.1).
package struct SyncQuestion: Sendable, Hashable {
    /// The types asked for.
    package var types: SyncTypes
    /// What the peer holds already.
    package var held: GCSFilter
    /// Packets made before this time are not wanted, in milliseconds since 1970.
    package var since: UInt64?
    /// The fragment streams it is limited to; nil for no limit.
    package var streams: Set<FragmentID>?

    /// Makes a question; see the properties.
    package init(types: SyncTypes, held: GCSFilter, since: UInt64? = nil, streams: Set<FragmentID>? = nil) {
        self.types = types
        self.held = held
        self.since = since
        self.streams = streams
    }

    /// Reads the request at `range`; Android knows neither types, nor time, nor streams.
    package init(decoding bytes: RawSpan, _ range: ByteRange, rules: PayloadRules) throws(DecodeError) {
        if rules == .android {
            let request = try AndroidRequestSync(decoding: bytes, range)
            self.init(types: .publicDefault, held: request.set(bytes))
            return
        }
        let request = try RequestSyncPayload(decoding: bytes, range)
        self.init(
            types: request.wantedTypes, held: request.set(bytes), since: request.since,
            streams: request.fragmentFilter(bytes).map { Set($0.ids) })
    }
}
