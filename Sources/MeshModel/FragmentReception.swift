import BitchatFrame

/// What a receiver does with one fragment that its gate admitted.
package struct FragmentReception: Sendable, Hashable {
    /// Whether it is kept for sync: every broadcast fragment, the receiver's own included.
    package var isArchived: Bool
    /// What the assembler made of it; nil for the receiver's own, which is not joined.
    package var outcome: FragmentOutcome?
    /// The rebuilt frame, where the joined bytes are one.
    package var inner: InnerFrame?

    /// Makes a report; see the properties.
    package init(isArchived: Bool, outcome: FragmentOutcome? = nil, inner: InnerFrame? = nil) {
        self.isArchived = isArchived
        self.outcome = outcome
        self.inner = inner
    }
}
