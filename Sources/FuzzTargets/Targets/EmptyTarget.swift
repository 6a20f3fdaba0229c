import Mutators

/// Does nothing with frames: what the engine itself costs.
package final class EmptyTarget: FuzzTarget {
    package static let name = "empty"
    package static let summary = "nothing: what the engine itself costs"
    package static let shape = InputShape.frame
    package static var longestInput: Int { FrameTarget.longestInput }

    package static func seeds() -> [Seed] { FrameTarget.seeds() }

    package init(_ subject: Subject) {}

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {}
}
