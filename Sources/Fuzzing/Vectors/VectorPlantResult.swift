/// What came of answering vectors with a planted fault.
struct VectorPlantResult: Hashable {
    /// The IDs of the vectors that are not answered as they ask, in their order.
    var caught: [String] = []
    /// How the process ended, where it did not come to the last vector.
    var failure: RunOutcome.Failure?
    /// The vector that it ended at.
    var place: String?

    /// Whether the vectors give the fault away: by an answer, or by the end of the process that answers.
    ///
    /// A process that hangs or wants much memory does not: no vector asks for time or memory.
    var isCaught: Bool { !caught.isEmpty || failure?.kind == .crash }

    /// How many vectors do, the one at which the process ended included.
    var count: Int { caught.count + (failure?.kind == .crash ? 1 : 0) }

    /// The first vector that does.
    var first: String? { caught.first ?? (failure?.kind == .crash ? place : nil) }
}
