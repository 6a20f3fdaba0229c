/// The code under test, step by step: as it ships, or with one planted fault.
///
/// Each part belongs to one target and begins as the shipped code: values (limits, profiles, rules) and, where a value cannot
/// express a fault, a closure for one step.
package struct Subject: Sendable {
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

    /// The shipped code.
    package init() {}
}
