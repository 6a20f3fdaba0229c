/// A fault on purpose: a one-line change of one step, to measure whether the laws find it.
package struct Plant: Sendable {
    /// A stable name in lower case with hyphens, such as `filter-cap-1025`.
    package let id: String
    /// The change in one line: what it is and what it becomes.
    package let summary: String
    /// The target that should find it.
    package let target: String
    /// What gives it away.
    package let sign: Sign
    /// The rule it breaks: `docs/protocol.md 4.1`.
    package let source: String
    /// Makes the change.
    package let change: @Sendable (inout Subject) -> Void

    /// Makes a plant; see the properties.
    package init(
        _ id: String, _ target: String, _ sign: Sign, _ summary: String, source: String,
        change: @escaping @Sendable (inout Subject) -> Void
    ) {
        self.id = id
        self.target = target
        self.sign = sign
        self.summary = summary
        self.source = source
        self.change = change
    }

    /// What gives a planted fault away.
    package enum Sign: String, Sendable, Hashable {
        /// The process ends by a trap.
        case trap
        /// The process does not come to an end.
        case hang
        /// The process wants too much memory.
        case memory
        /// A law does not hold.
        case law
    }
}
