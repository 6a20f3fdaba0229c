/// What one run of a target showed.
package struct FuzzReport: Sendable {
    /// The outcomes reached: a bit map over small numbers that the target gives to verdicts, errors and kinds of payload.
    package private(set) var outcomes = OutcomeSet()
    /// The first law that did not hold, if any.
    package private(set) var violation: Violation?

    /// Makes an empty report.
    package init() {}

    /// Notes that an outcome was reached; the number counts modulo `OutcomeSet.size`.
    package mutating func reached(_ outcome: Int) { outcomes.insert(outcome) }

    /// Notes that a law did not hold; only the first counts.
    ///
    /// `message` says what was expected and what there was.
    package mutating func violated(_ law: Law, _ message: @autoclosure () -> String) {
        if violation == nil { violation = Violation(law: law, message: message()) }
    }

    /// Holds a law: notes a violation unless `holds`.
    @inline(__always)
    package mutating func require(_ holds: Bool, _ law: Law, _ message: @autoclosure () -> String) {
        if !holds { violated(law, message()) }
    }

    /// Forgets everything, for the next input.
    package mutating func clear() {
        violation = nil
        outcomes.clear()
    }
}

/// A law that did not hold, and how.
package struct Violation: Sendable, Hashable {
    /// The law.
    package let law: Law
    /// What was expected and what there was.
    package let message: String

    /// Makes a violation.
    package init(law: Law, message: String) {
        self.law = law
        self.message = message
    }
}
