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
    /// A fault of a target that no kind asks about is not tried.
    func run(_ plants: [Plant], _ done: (Plant, VectorPlantResult?) -> Void) {
        var waiting = plants[...], running: [(plant: Plant, trial: VectorPlantTrial?)] = []
        while !Interruption.isRequested, !waiting.isEmpty || !running.isEmpty {
            while running.count(where: { Self.isOpen($0.trial) }) < jobs, let plant = waiting.popFirst() {
                let isTried = VectorReach.isAskedFor(plant)
                running.append((plant, isTried ? VectorPlantTrial(vectors, plant, limits) : nil))
            }
            step(running.compactMap(\.trial).filter { Self.isOpen($0) })
            while let first = running.first, !Self.isOpen(first.trial) {
                let isTried = VectorReach.isAskedFor(first.plant)
                done(first.plant, isTried ? first.trial?.result : VectorPlantResult())
                running.removeFirst()
            }
        }
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
