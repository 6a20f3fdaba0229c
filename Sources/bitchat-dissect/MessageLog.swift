import Synchronization

/// Remarks about sources, kept for a report; bounded by what each source may remark.
final class MessageLog: Sendable {
    private let kept = Mutex<[String]>([])

    /// The remarks, in order.
    var lines: [String] { kept.withLock { $0 } }

    /// Keeps a remark.
    func append(_ line: String) { kept.withLock { $0.append(line) } }
}
