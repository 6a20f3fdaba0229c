import Capture
import WireFormat

/// The end of a queue at which one source delivers.
package final class QueuePort: RecordPort {
    private let queue: RecordQueue
    private let source: Int

    /// Makes the port of source number `source`, from 0.
    package init(_ queue: RecordQueue, source: Int) {
        self.queue = queue
        self.source = source
    }

    package var stopDescriptor: Int32 { queue.stopSignal.descriptor }

    package func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool { queue.record(record, bytes, from: source) }

    package func problem(_ problem: CaptureProblem) { queue.tell(.problem(problem), from: source) }

    package func notice(_ notice: SourceNotice) { queue.tell(.notice(notice), from: source) }

    /// The source's thread is done.
    func done() { queue.tell(.done, from: source) }
}
