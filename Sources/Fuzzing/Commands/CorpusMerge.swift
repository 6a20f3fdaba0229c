import FuzzTargets

/// Which inputs are worth keeping, decided one after the other by what they reach.
struct CorpusMerge {
    /// What the kept inputs reach.
    private(set) var reached = OutcomeSet()
    /// How many inputs were tried.
    private(set) var tried = 0
    /// How many of them were taken.
    private(set) var taken = 0
    /// The inputs that fail, and how.
    private(set) var failures: [(input: [UInt8], failure: RunOutcome.Failure)] = []

    private let outcome: ([UInt8]) -> RunOutcome

    /// Begins with nothing reached; `outcome` runs an input.
    init(_ outcome: @escaping ([UInt8]) -> RunOutcome) { self.outcome = outcome }

    /// Counts an input that stays in any case.
    mutating func keep(_ input: [UInt8]) { _ = gain(input) }

    /// Whether an input reaches something that none before did.
    mutating func takes(_ input: [UInt8]) -> Bool {
        tried += 1
        guard gain(input) > 0 else { return false }
        taken += 1
        return true
    }

    /// How many outcomes an input adds; a failing one adds none.
    private mutating func gain(_ input: [UInt8]) -> Int {
        switch outcome(input) {
        case .clean(let outcomes): return reached.formUnion(outcomes)
        case .failed(let failure):
            failures.append((input, failure))
            return 0
        }
    }
}
