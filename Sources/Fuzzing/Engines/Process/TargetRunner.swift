import CFuzzing
import FuzzTargets
import WireFormat

/// Runs inputs of one target in this process and holds, besides the target's own laws, the one on allocation.
struct TargetRunner {
    /// What may be allocated in one run, freed or not, whatever the input: the buffers that a target fills again and again.
    static let freeAllocation: UInt64 = 64 << 20

    /// No run allocates more than a stated multiple of its input.
    static let boundedAllocation = Law(
        "bounded-allocation", .difference,
        "a run allocates at most \(freeAllocation) bytes and its target's share for each byte of input",
        source: "docs/protocol.md 2.4")

    /// What the last run showed.
    private(set) var report = FuzzReport()
    private let target: any FuzzTarget
    private let allocationPerByte: UInt64

    /// Makes the target.
    init(_ target: any FuzzTarget.Type, _ subject: Subject) {
        self.target = target.init(subject)
        allocationPerByte = target.allocationPerByte
    }

    /// Runs one input.
    @inline(__always)
    mutating func run(_ input: RawSpan) {
        report.clear()
        cfuzz_guard_mark()
        target.run(input, &report)
        let allocated = cfuzz_guard_allocated()
        if allocated > Self.freeAllocation + allocationPerByte * UInt64(input.byteCount) {
            report.violated(Self.boundedAllocation, "\(allocated) bytes allocated for an input of \(input.byteCount)")
        }
    }

    /// The law that the last run did not keep, as a failure.
    var failure: RunOutcome.Failure? {
        report.violation.map {
            RunOutcome.Failure(kind: FindingKind($0.law.kind), rule: $0.law.id, message: $0.message)
        }
    }
}
