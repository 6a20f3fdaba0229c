import Capture

/// What became of a source, besides its records.
package enum SourceNotice: Sendable, Hashable {
    /// It is open and delivers.
    case connected
    /// It is gone for now, and tried again; why, in one clause.
    case waiting(String)
    /// It is gone for good; why, in one clause.
    case lost(String)
    /// A stream of it ended: what it held, and why it ended early if it did; the source may go on with another stream.
    case ended(CaptureSummary, CaptureError?)
    /// The adapter's own counters say that `passed` packets went by since the source was opened, of which `read` were read.
    case counters(passed: UInt64, read: UInt64)
}
