import Mutators

/// Does nothing: what the engine itself costs.
package final class EmptyTarget: FuzzTarget {
    package static let name = "empty"
    package static let summary = "nothing: what the engine itself costs"
    package static let shape = InputShape.frame
    package static let longestInput = 4_096

    package static func seeds() -> [Seed] { [Seed("one-byte", [1])] }

    package init(_ subject: Subject) {}

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {}
}
