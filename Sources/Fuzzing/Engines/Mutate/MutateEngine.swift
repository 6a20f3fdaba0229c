/// The deterministic engine: worker processes run the inputs that `InputSource` makes by number.
struct MutateEngine: CampaignEngine {
    /// How often the parent looks, in milliseconds.
    private static let pause = 20

    func run(_ campaign: Campaign, _ record: CampaignRecord, progress: ProgressLine?) -> Bool {
        let source = campaign.source
        let lanes = (0..<campaign.jobs).compactMap {
            MutateLane(campaign, source, campaign.shard.lane($0, of: campaign.jobs), record)
        }
        while step(lanes, record) { progress?.show(record.summary) }
        record.settle()
        return lanes.count == campaign.jobs && !lanes.contains { $0.isBroken }
    }

    /// Waits for something to happen and deals with it; says whether any lane goes on.
    private func step(_ lanes: [MutateLane], _ record: CampaignRecord) -> Bool {
        let active = lanes.compactMap { lane in lane.socket.map { (lane, $0) } }
        let ready = Descriptor.wait(for: active.map(\.1), milliseconds: active.isEmpty ? 0 : Self.pause)
        for ((lane, _), isReady) in zip(active, ready) {
            if isReady { lane.receive() }
            lane.check()
            if record.isOver { lane.stop() }
        }
        record.ran(lanes.reduce(0) { $0 + $1.runs })
        return !active.isEmpty
    }
}
