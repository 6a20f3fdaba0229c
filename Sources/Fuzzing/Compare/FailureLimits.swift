/// When a kind is set aside, since the other program fails at it again and again.
struct FailureLimits {
    /// Failures of one kind in a row.
    static let mostInARow = 50
    /// Answers of one kind that did not come in time.
    static let mostSlow = 5

    private var inARow: [String: Int] = [:]
    private var slow: [String: Int] = [:]
    /// The kinds set aside, in the order in which that happened.
    private(set) var setAside: [String] = []

    /// Counts an answer.
    mutating func answered(_ kind: String) { inARow[kind] = 0 }

    /// Counts a failure.
    mutating func failed(_ kind: String, _ failure: OtherFailure) {
        inARow[kind, default: 0] += 1
        if failure.isSlow { slow[kind, default: 0] += 1 }
        let isOver = inARow[kind, default: 0] >= Self.mostInARow || slow[kind, default: 0] >= Self.mostSlow
        if isOver, !setAside.contains(kind) { setAside.append(kind) }
    }
}
