import Capture
import Glibc
import Testing
import WireFormat

@testable import LiveCapture

/// A live source on its own thread, and what it told so far.
final class Watch {
    /// A record, by what tells it from others.
    struct Seen: Equatable {
        /// Its number over all streams.
        var number: Int
        /// Its bytes.
        var bytes: [UInt8]
    }

    /// The records.
    private(set) var records: [Seen] = []
    /// The notices, without those of ended streams.
    private(set) var notices: [SourceNotice] = []
    /// Why streams ended early.
    private(set) var failures: [CaptureError] = []
    /// The last summary.
    private(set) var summary: CaptureSummary?
    /// Whether the source's thread is done.
    private(set) var isDone = false

    private let queue: RecordQueue
    private var batch = RecordBatch()

    /// Opens a source and starts it.
    init(_ source: any LiveSource, bound: Int = RecordQueue.standardBound) throws {
        queue = try RecordQueue(bound: bound)
        try source.open()
        try SourceThread.start(source, QueuePort(queue, source: 0))
    }

    deinit { queue.stop() }

    /// The numbers that the sample records carry.
    var carried: [UInt8] { records.map { $0.bytes[2] } }

    /// Takes what comes until `condition` holds; fails the test after a minute.
    func until(_ what: Comment, _ condition: (Watch) -> Bool) throws {
        let deadline = MonotonicTime.now.adding(milliseconds: 60_000)
        while !condition(self) {
            try #require(MonotonicTime.now < deadline, what)
            take(milliseconds: 20)
        }
    }

    /// Takes what comes until there are so many records.
    func until(records count: Int) throws { try until("\(count) records") { $0.records.count >= count } }

    /// Stops the run and waits for the source's thread.
    func stop() throws {
        queue.stop()
        try until("the source ends") { $0.isDone }
    }

    private func take(milliseconds: Int) {
        queue.take(&batch, milliseconds: milliseconds)
        for entry in batch.entries {
            switch entry.item {
            case .record(let record, let range):
                records.append(Seen(number: record.number, bytes: batch.withBytes(range) { $0.array }))
            case .notice(.ended(let summary, let failure)):
                self.summary = summary
                if let failure { failures.append(failure) }
            case .notice(let notice): notices.append(notice)
            case .problem: break
            case .done: isDone = true
            }
        }
    }
}
