/// The code under test, step by step: as it ships, or with one planted fault.
///
/// Each part belongs to one target and begins as the shipped code: values (limits, profiles, rules) and, where a value cannot
/// express a fault, a closure for one step.
package struct Subject: Sendable {
    /// Whether a run holds every law, instead of those that take their time only for inputs that the input itself chooses.
    ///
    /// For single inputs, when they are replayed, kept as regressions or made smaller.
    package var isThorough = false
    /// Reading and writing frames.
    package var frame = FrameSubject()
    /// Reading payloads.
    package var payload = PayloadSubject()
    /// Reading and writing requests.
    package var requestSync = RequestSyncSubject()
    /// Building and reading filters.
    package var gcs = GCSSubject()
    /// Reading captures.
    package var capture = CaptureSubject()
    /// Checking signatures.
    package var signature = SignatureSubject()
    /// Joining fragments.
    package var fragments = FragmentsSubject()
    /// Joining notifications, writes and single values.
    package var stream = StreamSubject()
    /// Judging frames.
    package var gate = GateSubject()
    /// Keeping, asking and answering.
    package var syncNode = SyncSubject()

    /// The shipped code.
    package init() {}
}
