import BitchatFrame
import MeshModel

/// Where the profiles may differ about one frame (docs/protocol.md chapters 7 and 8).
///
/// Each row names two answers that may stand side by side. What the profiles remember of earlier frames may differ too, since
/// only iOS binds links by announces, so that windows of other peers are asked, and other requests were answered.
enum ProfileDifferences {
    /// The refusals that iOS knows and the specification does not (5.2 rows 2, 3, 8, 9, chapter 6, chapter 7 rows 2, 4, 39).
    private static let ofIOS: [VerdictReason] = [
        .selfLoopback, .senderMismatch, .missingSignature, .invalidSignature, .unknownKey, .identityMismatch, .keyChange,
        .duplicate, .stale, .malformed,
    ]
    /// What only Android takes: it has no clock rule, no windows, no bound requests and no limit (chapter 8 rows 3 to 5, 10, 14).
    private static let notOfAndroid: [VerdictReason] = [
        .timestampSkew, .unsolicitedResponse, .responseWindowClosed, .senderMismatch, .nonzeroTTL, .rateLimited,
    ]
    /// What Android refuses by rules of its own (chapter 8 row 39, 13.5, 13.6).
    private static let ofAndroid: [VerdictReason] = [
        .selfLoopback, .stale, .duplicate, .malformed, .identityMismatch, .missingSignature, .unknownKey, .invalidSignature,
        .keyChange,
    ]

    /// Whether the specification and iOS may answer so about a frame.
    static func allows(spec: VerdictReason, ios: VerdictReason, _ frame: GateCase, sameWindow: Bool) -> Bool {
        if spec.accepts == ios.accepts || ofIOS.contains(ios) { return true }
        let isLegacy = !frame.isFlagged && frame.header.ttl == 0 && frame.header.type.rawValue != 0x21
        if isLegacy { return true }
        if spec == .timestampSkew { return ios == .freshTimestamp }
        if spec == .rateLimited || ios == .rateLimited { return true }
        return frame.isFlagged && !sameWindow
    }

    /// Whether iOS and Android may answer so about a frame.
    static func allows(ios: VerdictReason, android: VerdictReason) -> Bool {
        if ios.accepts == android.accepts { return true }
        if android.accepts == true { return notOfAndroid.contains(ios) || onlyIOS.contains(ios) }
        return ofAndroid.contains(android)
    }

    /// What iOS refuses where Android has another rule: repeats within 300 s of announces, age limits, signed requests.
    private static let onlyIOS: [VerdictReason] = [
        .duplicate, .stale, .missingSignature, .invalidSignature, .unknownKey, .malformed, .keyChange, .identityMismatch,
    ]
}
