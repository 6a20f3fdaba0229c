import FuzzTargets

@testable import Fuzzing

/// Inputs of the target that fails on purpose.
enum SelfCheckInput {
    static let clean = Array("nothing".utf8), trap = Array("TRAP".utf8), hang = Array("HANG".utf8), deep = Array("DEEP".utf8)
    static let law = Array("LAWS".utf8), gate = Array("GATE".utf8)

    /// Limits that let a test end soon.
    static let limits = RunLimits(milliseconds: 200, allocation: 64 << 20, memory: 128 << 20)
}
