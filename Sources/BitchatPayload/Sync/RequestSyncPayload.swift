import BitchatFrame
import WireFormat

/// A request for packets its sender has not seen (docs/protocol.md 4.1).
///
/// Two-byte TLVs: 01 P (1), 02 M (4), 03 filter (0 to 1,024), 04 types (1 to 8), 05 since (8), 06 fragment IDs (UTF-8 of
/// at most 1,024). Of repeated fields the last well-formed one counts; one of another length is ignored, but a filter over
/// 1,024 bytes refuses the request. One or two leftover bytes are ignored. 01 to 03 are mandatory, P is 1 to 32, M at least 1.
package struct RequestSyncPayload: PayloadLayout {
    /// The Golomb-Rice parameter, 1 to 32.
    package let p: UInt8
    /// Where P stands.
    package let pBytes: ByteRange
    /// The hash range, at least 1.
    package let m: UInt32
    /// Where M stands.
    package let mBytes: ByteRange
    /// The bit stream of the Golomb-coded set.
    package let filter: ByteRange
    /// The types asked for; nil when the field is absent, which means announces and messages.
    package let types: SyncTypes?
    /// Where the types stand.
    package let typesBytes: ByteRange
    /// Packets older than this are not wanted, in milliseconds since 1970.
    package let since: UInt64?
    /// Where the time stands.
    package let sinceBytes: ByteRange
    /// The text of the fragment ID filter, without a byte-order mark.
    package let fragmentIDs: ByteRange?
    /// Where the payload stands.
    package let range: ByteRange
    /// What was passed over.
    package let remarks: TLVRemarks
    /// Whether a fragment ID filter was ignored for its length or encoding.
    package let ignoresFragmentIDs: Bool

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = RequestSyncDraft()
        remarks = try draft.walk(bytes, range, allowsLeftover: true)
        self.range = range
        (p, pBytes, m, mBytes, filter) = try draft.set(bytes, range, parameters: 1...ProtocolLimits.syncParameter)
        types = draft.types.flatMap { SyncTypes(decoding: bytes, $0) }
        typesBytes = draft.types ?? .empty
        since = draft.since.map { bytes.bigEndianNumber($0) }
        sinceBytes = draft.since ?? .empty
        fragmentIDs = draft.fragmentIDs
        ignoresFragmentIDs = draft.ignoresFragmentIDs
    }

    /// The types the request asks for, with the default for an absent field.
    package var wantedTypes: SyncTypes { types ?? .publicDefault }

    /// The values of the set.
    package func set(_ bytes: RawSpan) -> GCSFilter { GCSFilter(p: Int(p), m: m, bytes, filter) }

    /// The streams it is limited to; nil when no usable fragment ID filter is there.
    package func fragmentFilter(_ bytes: RawSpan) -> FragmentIDFilter? {
        guard let fragmentIDs else { return nil }
        let filter = FragmentIDFilter(parsing: bytes, fragmentIDs)
        return filter.isIgnored ? nil : filter
    }
}
