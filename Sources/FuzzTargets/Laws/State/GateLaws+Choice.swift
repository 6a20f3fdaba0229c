import MeshModel

/// Which law of gates a wrong answer breaks.
extension GateLaws {
    /// The most telling law, where a gate answers otherwise than `expected`; `isFromAnother` when it asked another peer's window.
    static func broken(_ expected: VerdictReason, _ verdict: GateVerdict, isFromAnother: Bool) -> Law {
        let pair = [expected, verdict.reason]
        if pair.contains(.rateLimited) { return answerRate }
        if pair.contains(.timestampSkew) { return skew }
        if pair.contains(.unsolicitedResponse) || pair.contains(.responseWindowClosed) {
            return isFromAnother ? windowPeer : window
        }
        if expected.accepts == verdict.accepts { return reason }
        return expected.accepts == true ? demands : forbids
    }

    /// The place of a profile in numbers of outcomes.
    static func index(of profile: GateProfile.Name) -> Int {
        switch profile {
        case .spec: 0
        case .ios: 1
        case .android: 2
        }
    }
}
