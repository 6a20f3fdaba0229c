import MeshSimulation

/// A scenario that is a simulated mesh.
protocol MeshScenario: CaptureScenario {
    /// The mesh before its course, and when that ends.
    static func stage(_ options: ScenarioOptions) -> MeshStage
}

extension MeshScenario {
    package static func play(_ options: ScenarioOptions) -> ScenarioOutcome {
        let stage = stage(options)
        let statistics = MeshStatistics(stage.mesh)
        let recorders = observed(stage, options).map { NodeRecorder(stage.mesh, node: $0, beginning: stage.beginning) }
        stage.mesh.trace.observer = ObserverGroup([statistics] + recorders)
        stage.mesh.run(until: stage.end)
        stage.mesh.trace.observer = nil
        return ScenarioOutcome(
            captures: recorders.map { $0.capture(named: options.viewpoint == .usual ? name : "\(name).node\($0.node)") },
            summary: statistics.summary(from: stage.start, to: stage.end))
    }

    private static func observed(_ stage: MeshStage, _ options: ScenarioOptions) -> [Int] {
        switch options.viewpoint {
        case .usual: [stage.observed]
        case .node(let node): stage.mesh.nodes.indices.contains(node) ? [node] : []
        case .everyNode: Array(stage.mesh.nodes.indices)
        case .nobody: []
        }
    }
}
