import MeshModel

extension VerdictReason {
    /// Whether the answer rests on a time or an age.
    var dependsOnClock: Bool {
        switch self {
        case .freshTimestamp, .timestampSkew, .solicitedResponse, .unsolicitedResponse, .responseWindowClosed, .rateLimited,
            .stale,
            .duplicate:
            true
        default: false
        }
    }
}
