import Capture
import WireFormat

/// A capture being written while it is read (`-w`): whole at every moment.
package final class Recording {
    /// What can be written.
    package enum Format: String, Sendable, CaseIterable {
        case pcapng, pcap, btsnoop
    }

    /// Begins a recording at `path` (`-`: standard output); refuses a terminal.
    package init(path: String, format: Format, rotation: Rotation = Rotation()) throws(CaptureError) {}

    /// Writes one record, in one piece; throws when the disk is full, with everything before it whole.
    package func append(_ record: CaptureRecord, _ bytes: RawSpan) throws(CaptureError) {}

    /// Ends the last file.
    package func finish() throws(CaptureError) {}
}
