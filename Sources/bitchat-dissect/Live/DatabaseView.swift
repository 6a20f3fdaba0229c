import Conformance
import LiveCapture
import SQLiteOutput

/// Live packets as rows of a database, committed every second.
final class DatabaseView: LiveView {
    let sink: any JudgedPacketSink
    let isInteractive = false
    private let writer: DatabaseWriter
    private var nextCommit = MonotonicTime.now
    /// Milliseconds between two commits.
    private static let pause = 1000

    /// Makes a view on `writer`, which gets its packets by way of `sink`.
    init(_ writer: DatabaseWriter, by sink: any JudgedPacketSink) {
        self.writer = writer
        self.sink = sink
    }

    func tick(_ state: LiveState) {
        guard nextCommit <= .now else { return }
        writer.commit()
        nextCommit = .now.adding(milliseconds: Self.pause)
    }

    func note(_ message: String) { Messages().error(message) }

    func finish() { writer.commit() }
}
