/// What came of a scenario.
package struct ScenarioOutcome: Sendable {
    /// The captures, in the order of their nodes.
    package var captures: [NodeCapture]
    /// What happened in the whole mesh; nil where none was simulated.
    package var summary: MeshSummary?
}
