import FuzzTargets
import Mutators
import WireFormat

@testable import Fuzzing

/// Fails at fixed inputs of 400: each is its own number, since the target brings 400 seeds.
final class FaultyTarget: FuzzTarget {
    static let name = "faulty"
    static let summary = "fails at fixed numbers"
    static let shape = InputShape.frame
    static let longestInput = 4
    static let law = Law("faulty", .difference, "no number ends with 3", source: "docs/fuzzing.md")

    static func seeds() -> [Seed] { (0..<400).map { Seed("\($0)", [UInt8($0 >> 8), UInt8($0 & 255)]) } }

    private var count = 0

    init(_ subject: Subject) {}

    func run(_ input: RawSpan, _ report: inout FuzzReport) {
        guard let high = input.byte(at: 0), let low = input.byte(at: 1) else { return }
        let number = Int(high) << 8 | Int(low)
        report.reached(number / 2)
        if number % 50 == 7 { preconditionFailure("a trap at \(number)") }
        if number % 200 == 101 { while count >= 0 { count = (count &+ 1) & 0xFF } }
        report.require(number % 10 != 3, Self.law, "\(number)")
    }
}
