/// The batches of a pipeline in the order of their packets, and which of them can be worked on.
///
/// Judging goes by order, since a verdict rests on what came before; so does finishing. Printing does not.
struct PipelineLine {
    /// The most batches under way.
    let capacity: Int

    private var batches: [PacketBatch] = []

    /// Makes an empty line.
    init(capacity: Int) { self.capacity = capacity }

    /// Whether no batch is under way.
    var isEmpty: Bool { batches.isEmpty }
    /// Whether a batch must be finished before the next one comes.
    var isFull: Bool { batches.count >= capacity }

    /// Adds a decoded batch at the end.
    mutating func append(_ batch: PacketBatch) { batches.append(batch) }

    /// Takes the batch to be worked on next: the oldest, of those that need not wait for another one.
    func take() -> PacketBatch? {
        var isJudgingFree = true
        for (index, batch) in batches.enumerated() {
            switch batch.stage {
            case .printed where index == 0:
                batch.stage = .finishing
                return batch
            case .judged:
                batch.stage = .printing
                return batch
            case .decoded where isJudgingFree:
                batch.stage = .judging
                return batch
            case .decoded, .judging: isJudgingFree = false
            case .printing, .printed, .finishing: break
            }
        }
        return nil
    }

    /// The stage that `batch` was in is done; true when the batch is finished, and gone from the line.
    mutating func advance(_ batch: PacketBatch) -> Bool {
        switch batch.stage {
        case .judging: batch.stage = .judged
        case .printing: batch.stage = .printed
        case .finishing:
            batches.removeFirst()
            return true
        case .decoded, .judged, .printed: break
        }
        return false
    }
}
