/// The batches of a pipeline in the order of their packets, and which of them can be worked on.
///
/// Judging goes by order within a source, since a verdict rests on what came before; finishing goes by order over all. Printing
/// does not.
struct PipelineLine {
    /// What a thread rather does when there is a choice.
    enum Preference {
        case judging, printing
    }

    /// The most batches under way.
    let capacity: Int

    /// The bytes under way from which on no further batch comes.
    private static let mostBytes = 8 << 20

    private var batches: [PacketBatch] = []
    private var bytes = 0

    /// Makes an empty line.
    init(capacity: Int) { self.capacity = capacity }

    /// Whether no batch is under way.
    var isEmpty: Bool { batches.isEmpty }
    /// Whether a batch must be finished before the next one comes.
    var isFull: Bool { batches.count >= capacity || bytes >= Self.mostBytes }

    /// Adds a decoded batch at the end.
    mutating func append(_ batch: PacketBatch) {
        bytes += batch.decoded.bytes.count
        batches.append(batch)
    }

    /// Takes the batch to be worked on next, of those that need not wait for another one, into its next stage.
    ///
    /// One that can be finished comes first. Of judging and printing a thread has one that it rather does, so that what the
    /// judge remembers stays near the same processor.
    func take(_ preference: Preference) -> PacketBatch? {
        if let first = batches.first, first.stage == .printed { return begin(.finishing, first) }
        let judged = batches.first { $0.stage == .judged }
        let decoded = judgeable
        if let decoded, preference == .judging || judged == nil { return begin(.judging, decoded) }
        return judged.map { begin(.printing, $0) }
    }

    /// The oldest batch that can be judged: none before it waits for the same judge, or is with it.
    private var judgeable: PacketBatch? {
        batches.indices.first { place in
            batches[place].stage == .decoded
                && !batches[..<place].contains { $0.stage <= .judging && $0.judge === batches[place].judge }
        }.map { batches[$0] }
    }

    private func begin(_ stage: PacketBatch.Stage, _ batch: PacketBatch) -> PacketBatch {
        batch.stage = stage
        return batch
    }

    /// The stage that `batch` was in is done; true when the batch is finished, and gone from the line.
    mutating func advance(_ batch: PacketBatch) -> Bool {
        switch batch.stage {
        case .judging: batch.stage = .judged
        case .printing: batch.stage = .printed
        case .finishing:
            bytes -= batches.removeFirst().decoded.bytes.count
            return true
        case .decoded, .judged, .printed: break
        }
        return false
    }
}
