import MeshModel
import MeshSimulation

/// One run of two nodes under every law, and the same run again.
struct TwoNodeRun {
    /// What came of it.
    struct Outcome {
        var breaches: [LawBreach]
        var tally: [String: Int]
        var digest: UInt64
    }

    let scenario: Scenario
    let cast: Cast

    init(seed: UInt64, _ cast: Cast) {
        self.cast = cast
        scenario = Scenario(seed: seed, cast)
    }

    /// Runs it once, watched.
    func outcome() -> Outcome {
        let trace = SimulationTrace(.digest)
        let mesh = scenario.mesh(cast, trace)
        let keeper = LawKeeper(
            seed: scenario.seed, nodes: [cast.ada.id, cast.bo.id], profiles: scenario.profiles, links: mesh.links.count,
            forged: scenario.attack?.forged ?? [], codec: cast.codec)
        trace.observer = keeper
        let owed = course(of: mesh)
        settle(owed, mesh, keeper)
        keeper.close()
        keeper.count("runs")
        return Outcome(breaches: keeper.breaches, tally: keeper.tally, digest: trace.digest)
    }

    /// The digest of the same run, unwatched.
    func digest() -> UInt64 {
        let trace = SimulationTrace(.digest)
        _ = course(of: scenario.mesh(cast, trace))
        return trace.digest
    }

    /// Runs until nobody owes anything, or to the deadline; returns what is owed then, by node.
    private func course(of mesh: SimulatedMesh) -> [[SyncPacket]] {
        let convergence = Convergence(mesh: mesh, honest: [cast.ada.id, cast.bo.id, cast.cleo.id])
        mesh.run(until: scenario.healing + 5_000)
        while true {
            let owed = [convergence.missing(at: 0, of: 1), convergence.missing(at: 1, of: 0)]
            if owed.allSatisfy(\.isEmpty) || mesh.clock.now >= scenario.deadline { return owed }
            mesh.run(until: mesh.clock.now + 5_000)
        }
    }

    private func settle(_ owed: [[SyncPacket]], _ mesh: SimulatedMesh, _ keeper: LawKeeper) {
        keeper.count(mesh.clock.now >= scenario.deadline ? "runs to the deadline" : "runs that converged")
        for (node, packets) in owed.enumerated() {
            for packet in packets {
                if keeper.oracle.seemsHeld(packet, by: node) {
                    keeper.count("held back by a filter")
                } else {
                    let type = packet.contents.type.name ?? "unknown"
                    keeper.breach(.convergence, nil, "node \(node) lacks \(type) \(packet.id) by \(packet.sender)")
                }
            }
        }
    }
}
