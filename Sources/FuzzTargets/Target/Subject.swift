/// The code under test, step by step: as it ships, or with one planted fault.
///
/// Each part belongs to one target and begins as the shipped code: values (limits, profiles, rules) and, where a value cannot
/// express a fault, a closure for one step.
package struct Subject: Sendable {
    /// What the target `gate` tests.
    package var gate = GateSubject()
    /// What the target `fragments` tests.
    package var fragments = FragmentsSubject()
    /// What the target `stream` tests.
    package var stream = StreamSubject()
    /// What the target `sync-node` tests.
    package var syncNode = SyncSubject()

    /// The shipped code.
    package init() {}
}
