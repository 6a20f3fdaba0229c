import MeshSimulation

/// A log that begins when ada's phone has been connected for a quarter of a minute: no connection, no discovery, no MTU.
enum MidConnection: MeshScenario {
    static let name = "mid-connection"
    static let shows = "a log that begins after connection and discovery: handles must be told by their values"

    static func stage(_ options: ScenarioOptions) -> MeshStage {
        var stage = MeshStage(options, seconds: 60)
        stage.beginning = MeshStage.at(15_000)
        let labels = ["ada", "bo", "cy"]
        for (node, label) in labels.enumerated() {
            stage.mesh.add(SimulatedIdentity(label), MeshStage.settings(node == 1 ? .android : .ios))
        }
        let quality = MeshStage.quality(options)
        stage.mesh.link(0, 1, quality: quality)
        stage.mesh.link(2, 0, quality: quality)
        for (node, label) in labels.enumerated() {
            for second in [9, 18, 27, 41] as [Int64] {
                let time = MeshStage.at(second * 1000 + Int64(node) * 900)
                stage.mesh.plan(.say("\(label) at second \(second)"), by: node, at: time)
            }
        }
        stage.mesh.plan(.share(name: "map.bin", bytes: 1_200), by: 2, at: MeshStage.at(33_000))
        return stage
    }
}
