import BitchatFrame

/// The limits and habits by which an app joins fragments (docs/protocol.md 3.6).
package struct FragmentRules: Sendable, Hashable {
    /// Whether two authors may use one stream ID without meeting; otherwise the ID alone names a stream.
    package var separatesSenders: Bool
    /// The largest total accepted.
    package var maximumTotal: Int
    /// The most bytes one stream may hold.
    package var setBytes: Int
    /// The same for a fragment whose inner type is a file or a Noise message.
    package var mediaSetBytes: Int
    /// The most bytes all streams may hold together.
    package var totalBytes: Int
    /// How many streams may be open.
    package var sets: Int
    /// Whether a full table forgets its oldest stream; otherwise it refuses the new one.
    package var evictsOldest: Bool
    /// Whether total and inner type of the first fragment bind the others; otherwise those of the fragment at hand count.
    package var pinsFirstPiece: Bool
    /// Whether a repeated index counts beside the slice that it replaces.
    package var countsRepeatsTwice: Bool
    /// Whether a slice without bytes is taken.
    package var takesEmptySlices: Bool
    /// Whether a stream whose joined bytes are no frame stays open.
    package var keepsUnreadable: Bool
    /// Whether stalled streams are asked for.
    package var requestsStalled: Bool
    /// How long after its first fragment a stream is kept, in milliseconds; the last of them included.
    package var lifetime: Int64

    /// The iOS app's rules.
    package static let ios = FragmentRules(
        separatesSenders: true, maximumTotal: Int(ProtocolLimits.iosFragmentTotal), setBytes: ProtocolLimits.fragmentSetBytes,
        mediaSetBytes: ProtocolLimits.iosPayload, totalBytes: .max, sets: ProtocolLimits.iosFragmentSets,
        evictsOldest: true, pinsFirstPiece: false, countsRepeatsTwice: true, takesEmptySlices: true, keepsUnreadable: false,
        requestsStalled: true, lifetime: ProtocolLimits.fragmentLifetime)

    /// The Android app's rules.
    package static let android = FragmentRules(
        separatesSenders: false, maximumTotal: Int(ProtocolLimits.androidFragmentTotal),
        setBytes: ProtocolLimits.fragmentSetBytes,
        mediaSetBytes: ProtocolLimits.fragmentSetBytes, totalBytes: ProtocolLimits.androidFragmentBytes,
        sets: ProtocolLimits.androidFragmentSets, evictsOldest: false, pinsFirstPiece: true, countsRepeatsTwice: false,
        takesEmptySlices: false, keepsUnreadable: true, requestsStalled: false, lifetime: ProtocolLimits.fragmentLifetime)

    /// The most bytes a stream may hold when a fragment of this inner type is added.
    package func setBytes(for innerType: MessageType) -> Int {
        innerType == .fileTransfer || innerType == .noiseEncrypted ? mediaSetBytes : setBytes
    }

    /// Why a fragment is refused whatever is held, in the order in which the apps test, or nil.
    package func refusal(of piece: FragmentPiece, sliceBytes: Int) -> FragmentRefusal? {
        guard piece.total > 0 else { return .totalZero }
        guard piece.index < piece.total else { return .indexRange }
        guard takesEmptySlices || sliceBytes > 0 else { return .empty }
        return Int(piece.total) > maximumTotal ? .totalLimit : nil
    }
}
