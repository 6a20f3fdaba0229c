import MeshSimulation

/// A ring of five with one way across: everything comes more than once, and nothing goes round for ever.
enum RelayLoop: MeshScenario {
    static let name = "relay-loop"
    static let shows = "a ring of relays: each packet is taken once, its repeats are refused"

    static func stage(_ options: ScenarioOptions) -> MeshStage {
        let stage = MeshStage(options, seconds: 40)
        let labels = ["ada", "bo", "cy", "dee", "eve"]
        for label in labels { stage.mesh.add(SimulatedIdentity(label), MeshStage.settings(.ios)) }
        let quality = MeshStage.quality(options)
        for node in labels.indices { stage.mesh.link(node, (node + 1) % labels.count, quality: quality) }
        stage.mesh.link(0, 2, quality: quality)
        for node in labels.indices {
            for round in 0..<2 as Range<Int64> {
                let time = MeshStage.at(8_000 + Int64(node) * 1_500 + round * 12_000)
                stage.mesh.plan(.say("\(labels[node]) says number \(round)"), by: node, at: time)
            }
        }
        return stage
    }
}
