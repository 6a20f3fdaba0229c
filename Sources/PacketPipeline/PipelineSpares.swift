/// What finished batches were made of, kept with its memory for the next ones; what a large packet made large is let go.
struct PipelineSpares {
    private var batches: [PacketBatch] = []
    private var lanes: [PrintingLane] = []

    /// An empty batch that was used before, if there is one.
    mutating func batch() -> PacketBatch? { batches.popLast() }

    /// A lane that was used before, if there is one.
    mutating func lane() -> PrintingLane? { lanes.popLast() }

    /// Takes a finished batch apart.
    mutating func keep(_ batch: PacketBatch) {
        if let lane = batch.lane, lane.isOfUsualSize { lanes.append(lane) }
        guard batch.decoded.isOfUsualSize else { return }
        batch.clear()
        batches.append(batch)
    }
}
