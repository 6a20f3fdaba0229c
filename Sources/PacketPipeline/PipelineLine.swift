/// The batches of a pipeline in the order of their packets, and which of them can be worked on.
///
/// Judging goes by order within a source, since a verdict rests on what came before; finishing goes by order over all. Preparing and
/// printing do not.
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

    /// Adds a decoded batch at the end; one for which nothing is to be prepared needs only to be judged.
    mutating func append(_ batch: PacketBatch) {
        batch.stage = batch.decoded.needsPreparation ? .decoded : .prepared
        bytes += batch.decoded.bytes.count
        batches.append(batch)
    }

    /// Takes the batch to be worked on next, of those that need not wait for another one, into its next stage.
    ///
    /// One that can be finished comes first. Of judging and printing a thread has one that it rather does, so that what the
    /// judge remembers stays near the same processor; preparing stands between the two.
    func take(_ preference: Preference) -> PacketBatch? {
        let next =
            switch preference {
            case .judging: toFinish ?? toJudge ?? toPrepare ?? toPrint
            case .printing: toFinish ?? toPrint ?? toPrepare ?? toJudge
            }
        if let next { begin(next) }
        return next
    }

    /// The first batch, once it is printed.
    private var toFinish: PacketBatch? { batches.first.flatMap { $0.stage == .printed ? $0 : nil } }

    /// The oldest batch that is to be prepared.
    private var toPrepare: PacketBatch? { batches.first { $0.stage == .decoded } }

    /// The oldest batch that can be judged: none before it waits for the same judge, or is with it.
    private var toJudge: PacketBatch? {
        batches.indices.first { place in
            batches[place].stage == .prepared
                && !batches[..<place].contains { $0.stage <= .judging && $0.judge === batches[place].judge }
        }.map { batches[$0] }
    }

    /// The oldest batch that can be printed.
    private var toPrint: PacketBatch? { batches.first { $0.stage == .judged } }

    /// Takes `batch`, which waits, into its next stage.
    private func begin(_ batch: PacketBatch) {
        switch batch.stage {
        case .decoded: batch.stage = .preparing
        case .prepared: batch.stage = .judging
        case .judged: batch.stage = .printing
        case .printed: batch.stage = .finishing
        case .preparing, .judging, .printing, .finishing: break
        }
    }

    /// The stage that `batch` was in is done; true when the batch is finished, and gone from the line.
    mutating func advance(_ batch: PacketBatch) -> Bool {
        switch batch.stage {
        case .preparing: batch.stage = .prepared
        case .judging: batch.stage = .judged
        case .printing: batch.stage = .printed
        case .finishing:
            bytes -= batches.removeFirst().decoded.bytes.count
            return true
        case .decoded, .prepared, .judged, .printed: break
        }
        return false
    }
}
