import WireFormat

@testable import FuzzTargets

/// Runs targets on single inputs.
enum Codec {
    /// The law that an input breaks, if any.
    static func violation(of input: [UInt8], _ target: any FuzzTarget) -> Violation? {
        var report = FuzzReport()
        input.withRawSpan { target.run($0, &report) }
        return report.violation
    }

    /// What an input reaches.
    static func outcomes(of input: [UInt8], _ target: any FuzzTarget) -> OutcomeSet {
        var report = FuzzReport()
        input.withRawSpan { target.run($0, &report) }
        return report.outcomes
    }

    /// The bytes of hexadecimal digits; wrong digits give none.
    static func bytes(_ digits: String) -> [UInt8] { Hexadecimal.decode(digits.filter { $0 != " " }) ?? [] }
}
