import Capture
import Foundation
import LiveCapture
import Synchronization
import WireFormat

/// Keeps everything that a source delivers, in order.
final class CollectingPort: RecordPort {
    /// One delivery.
    enum Delivery: Equatable {
        case record(CaptureRecord, [UInt8])
        case problem(CaptureProblem)
        case notice(SourceNotice)
    }

    private let ends: [Int32]
    private let kept = Mutex<[Delivery]>([])
    private let isStopped = Mutex(false)
    private let limit: Int
    private let takesLate: Bool

    /// Makes a port whose run is stopped with record number `limit`; records that come later are taken if `takesLate`.
    init(limit: Int = .max, takesLate: Bool = false) {
        self.limit = limit
        self.takesLate = takesLate
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        self.ends = ends
    }

    deinit { ends.forEach { close($0) } }

    var stopDescriptor: Int32 { ends[0] }
    var deliveries: [Delivery] { kept.withLock { $0 } }

    /// The notices, in order.
    var notices: [SourceNotice] {
        deliveries.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
    }

    /// The problems, in order.
    var problems: [CaptureProblem] {
        deliveries.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }
    }

    /// The bytes of the records, in order.
    var records: [[UInt8]] {
        deliveries.compactMap { if case .record(_, let bytes) = $0 { bytes } else { nil } }
    }

    func stop() {
        isStopped.withLock { $0 = true }
        _ = write(ends[1], [1], 1)
    }

    func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        guard takesLate || !isStopped.withLock({ $0 }) else { return false }
        kept.withLock { $0.append(.record(record, bytes.array)) }
        if records.count == limit { stop() }
        return true
    }

    func problem(_ problem: CaptureProblem) { kept.withLock { $0.append(.problem(problem)) } }
    func notice(_ notice: SourceNotice) { kept.withLock { $0.append(.notice(notice)) } }
}
