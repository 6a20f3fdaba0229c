import FuzzTargets

/// How the run of one input ended.
enum RunOutcome: Hashable {
    /// As it should; the outcomes reached.
    case clean(OutcomeSet)
    /// With something to report.
    case failed(Failure)

    /// What went wrong in one run.
    struct Failure: Hashable {
        /// What it is.
        var kind: FindingKind
        /// The law's id; for a crash `crash` and the signal's name, such as `crash-sigill`; otherwise `timeout` or `oom`.
        var rule: String
        /// What was expected and what there was.
        var message: String
    }
}
