import CorpusFiles
import FuzzTargets

/// Answers the same vectors with one planted fault after the other, several at once.
struct VectorPlantRun {
    /// How often the parent looks, in milliseconds.
    private static let pause = 20

    /// The vectors.
    let vectors: [Vector]
    /// How many faults are tried at once.
    let jobs: Int
    /// What one vector may cost.
    let limits: RunLimits

    /// What came of each fault, in their order, handed over as soon as those before it are done; nil where no process starts.
    ///
    /// Only the kinds that ask for its target's steps are answered with a fault; where there are none, nothing is tried.
    func run(_ plants: [Plant], _ done: (Plant, VectorPlantResult?) -> Void) {
        var waiting = plants[...], running: [(plant: Plant, trial: VectorPlantTrial?)] = []
        while !Interruption.isRequested, !waiting.isEmpty || !running.isEmpty {
            while running.count(where: { Self.isOpen($0.trial) }) < jobs, let plant = waiting.popFirst() {
                running.append((plant, asked(plant).isEmpty ? nil : VectorPlantTrial(asked(plant), plant, limits)))
            }
            step(running.compactMap(\.trial).filter { Self.isOpen($0) })
            while let first = running.first, !Self.isOpen(first.trial) {
                done(first.plant, asked(first.plant).isEmpty ? VectorPlantResult() : first.trial?.result)
                running.removeFirst()
            }
        }
    }

    /// The vectors that ask for a step of the fault's target.
    private func asked(_ plant: Plant) -> [Vector] {
        let kinds = VectorReach.kinds[plant.target] ?? []
        return vectors.filter { kinds.contains($0.kind) }
    }

    private static func isOpen(_ trial: VectorPlantTrial?) -> Bool { trial.map { $0.result == nil } ?? false }

    /// Waits for something to happen and deals with it.
    private func step(_ trials: [VectorPlantTrial]) {
        let ready = Descriptor.wait(for: trials.map(\.socket), milliseconds: trials.isEmpty ? 0 : Self.pause)
        for (trial, isReady) in zip(trials, ready) {
            if isReady { trial.receive() } else { trial.check() }
        }
    }
}
