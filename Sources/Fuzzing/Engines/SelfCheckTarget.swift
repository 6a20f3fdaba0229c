import FuzzTargets
import Mutators
import WireFormat

/// Fails on purpose behind a magic value each: shows that an engine turns every kind of failure into a finding and goes on.
///
/// It is no target of `run all`; the name `self-check` selects it.
final class SelfCheckTarget: FuzzTarget {
    static let name = "self-check"
    static let summary = "fails on purpose: shows that every kind of failure becomes a finding"
    static let shape = InputShape.frame
    static let longestInput = 64

    /// What `LAWS` breaks.
    static let law = Law("self-check", .difference, "the input does not begin with LAWS", source: "docs/fuzzing.md")
    /// What `GATE` breaks.
    static let gateLaw = Law("self-check-gate", .gate, "the input does not begin with GATE", source: "docs/fuzzing.md")

    /// Each is one bit away from a failure.
    static func seeds() -> [Seed] {
        ["TRAQ", "HANF", "DEEQ", "HUGD", "MANX", "LAWR", "GATD"].map { Seed($0.lowercased(), Array($0.utf8)) }
    }

    private var kept: [[UInt8]] = []
    private var sink = 0

    init(_ subject: Subject) {}

    func run(_ input: RawSpan, _ report: inout FuzzReport) {
        guard input.byteCount >= 4 else { return }
        let head = input.array(ByteRange(0, 4))
        report.reached(Int(head[0]))
        switch String(decoding: head, as: UTF8.self) {
        case "TRAP": preconditionFailure("a trap on purpose")
        case "HANG": while sink >= 0 { sink = (sink &+ 1) & 0xFFFF }
        case "DEEP": sink = depth(of: input.byteCount)
        case "HUGE": sink = [UInt8](repeating: 1, count: 4 << 30).count
        case "MANY": for _ in 0..<4_096 { keepMebibyte() }
        case "LAWS": report.violated(Self.law, "expected another input")
        case "GATE": report.violated(Self.gateLaw, "expected another input")
        default: return
        }
    }

    private func keepMebibyte() {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 << 20)
        kept.append(bytes)
    }

    /// Calls itself until the stack ends.
    private func depth(of number: Int) -> Int {
        sink &+= number
        return number < 0 ? 0 : depth(of: number | 1) &+ sink
    }
}
