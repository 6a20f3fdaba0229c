import FuzzTargets

/// What a finding is, and the first part of its file's name, as libFuzzer's users know it.
enum FindingKind: String, CaseIterable {
    /// The process ended by a trap or a signal.
    case crash
    /// One input took too long.
    case timeout
    /// One input wanted too much memory.
    case oom
    /// A gate, window, limit or schedule answered against the rule table.
    case gate
    /// Two ways to the same answer differ, or a cap was not kept.
    case difference = "diff"

    /// The kind of a violated law.
    init(_ kind: Law.Kind) { self = kind == .gate ? .gate : .difference }
}
