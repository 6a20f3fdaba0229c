import FuzzTargets

/// Runs inputs of one target in a process of their own, so that a trap, a hang or a breach of memory becomes an outcome.
final class IsolatedRunner {
    /// Makes a runner; the process starts with the first input.
    init(target: any FuzzTarget.Type, plant: Plant? = nil, limits: RunLimits = RunLimits()) {}

    /// Runs one input.
    func run(_ input: [UInt8]) -> RunOutcome { .clean(OutcomeSet()) }
}
