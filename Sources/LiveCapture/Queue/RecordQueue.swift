import Capture
import Glibc
import Threads
import WireFormat

/// The way from the threads of the sources to the thread that decodes; it holds a bounded number of bytes.
///
/// Records are copied into one batch, which the decoding thread takes whole and gives back empty: no memory is allocated for
/// a record. A thread that brings more than fits waits until the batch is taken.
package final class RecordQueue: @unchecked Sendable {
    /// The most bytes that wait, of records and their descriptions.
    package static let standardBound = 8 << 20

    /// Becomes readable when the run is stopped.
    package let stopSignal: StopSignal

    private let bound: Int
    private let lock = SharedLock()
    // All below only while the lock is held.
    private var filling = RecordBatch()
    private var isStopped = false
    private var hasWaiting = false

    /// Makes an empty queue of `bound` bytes; throws when the system gives no descriptor.
    package init(bound: Int = standardBound) throws(SourceFailure) {
        self.bound = bound
        stopSignal = try StopSignal()
    }

    /// Ends the run: whoever waits goes on, and no record is waited for any more; those that come all the same are taken
    /// while there is room.
    package func stop() {
        lock.held {
            isStopped = true
            lock.wakeAll()
        }
        stopSignal.raise()
    }

    /// Exchanges `batch`, whose items are dealt with, for what has come in; waits up to `milliseconds` for something.
    package func take(_ batch: inout RecordBatch, milliseconds: Int) {
        batch.clear()
        let deadline = MonotonicTime.now.adding(milliseconds: milliseconds)
        lock.held {
            while filling.entries.isEmpty, lock.wait(until: deadline.timespec) {}
            swap(&batch, &filling)
            if hasWaiting { lock.wakeAll() }
            hasWaiting = false
        }
    }

    /// Whether a source has waited for room since a batch was taken.
    var isFull: Bool { lock.held { hasWaiting } }

    /// Adds a record, after waiting for room; false when the run is stopped and there is none.
    func record(_ record: CaptureRecord, _ bytes: RawSpan, from source: Int) -> Bool {
        let size = RecordBatch.size(of: bytes.byteCount)
        return lock.held {
            makeRoom(size)
            guard hasRoom(size) else { return false }
            filling.append(record, bytes, from: source)
            wakeReader()
            return true
        }
    }

    /// Adds what is no record, after waiting for room; also when the run is stopped.
    func tell(_ item: RecordBatch.Item, from source: Int) {
        lock.held {
            makeRoom(RecordBatch.size(of: 0))
            filling.append(item, from: source)
            wakeReader()
        }
    }

    /// Waits while `size` bytes more would be too many; a batch with nothing in it takes any record.
    private func makeRoom(_ size: Int) {
        while !isStopped, !hasRoom(size) {
            hasWaiting = true
            lock.wait()
        }
    }

    private func hasRoom(_ size: Int) -> Bool { filling.entries.isEmpty || filling.size + size <= bound }

    /// The reader can only wait for the first item.
    private func wakeReader() { if filling.entries.count == 1 { lock.wakeAll() } }
}
