import MeshModel

/// What outcomes of fragments are called and compared by.
extension FragmentLaws {
    /// Whether two outcomes are whole frames that differ in content.
    static func isOnlyContent(_ one: FragmentOutcome, _ other: FragmentOutcome) -> Bool {
        guard case .complete = one, case .complete = other else { return false }
        return true
    }

    /// A number for an outcome.
    static func number(of outcome: FragmentOutcome) -> Int {
        switch outcome {
        case .stored(let started): started ? 1 : 0
        case .complete(let packet): packet.started ? 3 : 2
        case .unreadable(let started): started ? 5 : 4
        case .oversized(_, _, let started): started ? 7 : 6
        case .dropped(let refusal): 8 + Int(refusal.rawValue)
        case .refused(let refusal): 16 + Int(refusal.rawValue)
        }
    }
}
