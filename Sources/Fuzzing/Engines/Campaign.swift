import FuzzTargets

/// What is asked of one campaign on one target.
struct Campaign {
    /// What is fuzzed.
    var target: any FuzzTarget.Type
    /// The fault that is switched on, if one is.
    var plant: Plant?
    /// What the inputs are made from.
    var seed: UInt64 = 1
    /// One more than the largest input number; nil for as many as the time allows.
    var runs: UInt64?
    /// When to end, in milliseconds; nil for never.
    var milliseconds: Int?
    /// The part of the inputs that is run.
    var shard = Shard.whole
    /// How many worker processes run at once.
    var jobs = 1
    /// Whether mutations know no structure.
    var isPlain = false
    /// What one input may cost.
    var limits = RunLimits()
    /// The inputs of the corpus folder.
    var files: [[UInt8]] = []
    /// Where new inputs are kept, if anywhere.
    var folder: CorpusFolder?
    /// A dictionary for libFuzzer.
    var dictionary: String?
    /// More options for libFuzzer, as it spells them.
    var libFuzzerOptions: [String] = []

    /// The code under test.
    var subject: Subject {
        var subject = Subject()
        plant?.change(&subject)
        return subject
    }

    /// The campaign's inputs.
    var source: InputSource { InputSource(target, files: files, seed: seed, isPlain: isPlain) }
}
