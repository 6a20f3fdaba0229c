import Mutators

/// Makes a failing input as small and plain as it can, keeping the way it fails: first by its structure, then by its bytes.
///
/// The same input and the same answers give the same result.
struct Minimizer {
    /// The most times that everything is tried again after something was left out.
    private static let mostRounds = 8

    private let structure: any Reduction

    /// Makes a minimizer for the inputs of a shape.
    init(_ shape: InputShape) { structure = Reductions.reduction(for: shape) }

    /// The smallest form of `input` found; never longer than it.
    func minimize(_ input: [UInt8], _ trial: Trial) -> [UInt8] {
        var best = input
        for _ in 0..<Self.mostRounds {
            let before = best
            take(structure.reduce(best, trial) { $0 }, &best, trial)
            best = ByteReduction().reduce(best, trial) { $0 }
            if best == before { break }
        }
        return best
    }

    /// Takes a result that is no longer and fails as well.
    ///
    /// Parts that a structure dropped silently, such as bytes behind the last event, were not tried before.
    private func take(_ result: [UInt8], _ best: inout [UInt8], _ trial: Trial) {
        if result != best, result.count <= best.count, trial.holds(result) { best = result }
    }
}
