import WireFormat

/// A sync request as the Android app reads it: only P, M and the filter, and P up to 255 (docs/protocol.md 4.1).
package struct AndroidRequestSync: Sendable, Hashable {
    /// The Golomb-Rice parameter, 1 to 255.
    package let p: UInt8
    /// The hash range, at least 1.
    package let m: UInt32
    /// The bit stream of the Golomb-coded set.
    package let filter: ByteRange

    /// Decodes the payload at `range`; throws as `RequestSyncPayload` does, but for P above 32.
    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = RequestSyncDraft()
        var remarks: TLVRemarks = []
        var reader = TLVReader(range, .twoBytes)
        while let field = try reader.next(bytes) { try draft.takeSet(field, &remarks) }
        let set = try draft.set(bytes, range, parameters: 1...UInt8.max)
        p = set.0
        m = set.2
        filter = set.4
    }

    /// The values of the set.
    package func set(_ bytes: RawSpan) -> GCSFilter { GCSFilter(p: Int(p), m: m, bytes, filter, rules: .android) }
}
