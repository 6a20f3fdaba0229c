import Capture

/// Where a source delivers its records, from its own thread; the other end is the thread that decodes.
///
/// `record` waits while the queue is full: a source that can wait is slowed down, one that cannot loses packets in the kernel, which its
/// counters show. It returns false once the run is stopped, and that record is not taken.
package protocol RecordPort: CaptureSink, Sendable {
    /// Becomes readable when the run is stopped: to be polled beside the source's own descriptor.
    var stopDescriptor: Int32 { get }
    /// Tells what became of the source.
    func notice(_ notice: SourceNotice)
}
