import CFuzzing

/// The coverage-guided engine: libFuzzer in worker processes, started again after each failure.
struct LibFuzzerEngine: CampaignEngine {
    /// A program whose Swift modules are instrumented has many more counters than this; its C alone has fewer.
    private static let fewestCounters = 3_000
    /// How often the parent looks, in milliseconds.
    private static let pause = 100
    /// How often kept inputs are collected, in milliseconds.
    private static let collectionPause = 1_000

    /// Told what went wrong.
    let note: (String) -> Void

    /// Why this build cannot run it, in one line; nil when it can.
    static var refusal: String? {
        guard cfuzz_has_driver() else {
            return "this build has no coverage instrumentation, which --engine libfuzzer needs: make fuzz builds one that has"
        }
        guard cfuzz_counters() >= fewestCounters else {
            return "libFuzzer is linked in, but only \(cfuzz_counters()) coverage counters are: the Swift modules are not "
                + "instrumented (make fuzz builds them right)"
        }
        return nil
    }

    func run(_ campaign: Campaign, _ record: CampaignRecord, progress: ProgressLine?) -> Bool {
        let corpus = campaign.source.corpus
        let output: LibFuzzerOutput
        do throws(FileError) {
            output = try LibFuzzerOutput(corpus)
        } catch {
            note(error.message)
            return false
        }
        let lanes = (0..<campaign.jobs).compactMap { LibFuzzerLane(campaign, corpus, $0, output, record) }
        var collected = MonotonicClock.milliseconds
        while step(lanes, record) {
            progress?.show(record.summary)
            guard MonotonicClock.milliseconds - collected >= Self.collectionPause else { continue }
            collected = MonotonicClock.milliseconds
            record.kept(output.takeKept())
        }
        record.kept(output.takeKept())
        record.settle()
        let troubles = lanes.compactMap(\.trouble)
        troubles.forEach(note)
        return lanes.count == campaign.jobs && troubles.isEmpty
    }

    /// Waits for something to happen and deals with it; says whether any lane goes on.
    private func step(_ lanes: [LibFuzzerLane], _ record: CampaignRecord) -> Bool {
        let descriptors = lanes.compactMap(\.descriptors).flatMap { $0 }
        if !descriptors.isEmpty { _ = Descriptor.wait(for: descriptors, milliseconds: Self.pause) }
        for lane in lanes {
            lane.receive()
            if record.isOver { lane.stop() }
        }
        record.ran(lanes.reduce(0) { $0 + $1.runs }, coverage: lanes.compactMap(\.coverage).max())
        return lanes.contains { $0.descriptors != nil }
    }
}
