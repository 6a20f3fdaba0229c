import FuzzTargets

/// What a running campaign on one target has shown, and what becomes of it: files, and an early end.
final class CampaignRecord {
    /// How many inputs of a rule are kept.
    static let mostInputs = 3

    /// The result so far.
    private(set) var summary: CampaignSummary.Target
    /// Whether nothing more is wanted.
    private(set) var isDecided = false
    /// The outcome numbers reached, each with the number of the first input that did.
    private(set) var firsts: [Int: UInt64] = [:]

    /// How many files could not be written; the first of them is told.
    private(set) var unwritten = 0

    private let campaign: Campaign
    private let files: CampaignFiles
    private let note: (String) -> Void
    private let decides: (Finding) -> Bool
    private let corpus: UInt64
    private let start = MonotonicClock.milliseconds

    /// Makes the record of a campaign.
    ///
    /// Findings are kept in `artifacts`; `note` is told what could not be written; `decides` says of each kept finding
    /// whether it is all that is wanted.
    init(
        _ campaign: Campaign, artifacts: ArtifactFolder?, note: @escaping (String) -> Void,
        decides: @escaping (Finding) -> Bool = { _ in false }
    ) {
        self.campaign = campaign
        files = CampaignFiles(artifacts: artifacts, corpus: campaign.folder)
        self.note = note
        self.decides = decides
        corpus = UInt64(campaign.source.corpus.count)
        summary = CampaignSummary.Target(name: campaign.target.name)
    }

    /// Whether the campaign should end: everything is known, the user asks for it, or the time is over.
    var isOver: Bool {
        summary.milliseconds = MonotonicClock.milliseconds - start
        return isDecided || Interruption.isRequested || campaign.milliseconds.map { summary.milliseconds >= $0 } ?? false
    }

    /// How many milliseconds are left; nil for as many as it takes.
    var millisecondsLeft: Int? { campaign.milliseconds.map { max(0, $0 - (MonotonicClock.milliseconds - start)) } }

    /// Takes the number of inputs run so far.
    func ran(_ runs: UInt64, coverage: Int? = nil) {
        summary.runs = runs
        if let coverage { summary.coverage = max(coverage, summary.coverage ?? 0) }
    }

    /// Counts a failure whose input is not wanted.
    func counted(_ failure: RunOutcome.Failure) { summary.rules[place(of: failure)].count += 1 }

    /// Counts a failure, and keeps its input unless enough of its rule with lower numbers are kept.
    func failed(_ failure: RunOutcome.Failure, origin: Finding.Origin?, _ input: @autoclosure () -> [UInt8]) {
        let place = place(of: failure)
        summary.rules[place].count += 1
        let last = summary.rules[place].findings.last
        let isFull = summary.rules[place].findings.count >= Self.mostInputs
        if isFull, let last, Finding.number(origin) >= last.number { return }
        let finding = Finding(
            target: summary.name, failure: failure, input: input(), origin: origin, plant: campaign.plant?.id,
            limits: campaign.limits)
        guard summary.rules[place].insert(finding, most: Self.mostInputs) else { return }
        keep { () throws(FileError) in try files.keep(finding, of: campaign.target) }
        if decides(finding) { isDecided = true }
    }

    private func place(of failure: RunOutcome.Failure) -> Int {
        if let place = summary.rules.firstIndex(where: { $0.id == failure.rule && $0.kind == failure.kind }) { return place }
        summary.rules.append(CampaignSummary.Rule(kind: failure.kind, id: failure.rule))
        return summary.rules.count - 1
    }

    /// Notes that the input of that number reached outcomes; what is new to the corpus is kept there.
    func reached(_ outcomes: [Int], index: UInt64, _ input: @autoclosure () -> [UInt8]) {
        var isNew = false
        for outcome in outcomes {
            isNew = isNew || firsts[outcome].map { index < $0 } ?? true
            firsts[outcome] = min(index, firsts[outcome] ?? index)
        }
        summary.outcomes = firsts.count
        summary.newInputs = Set(firsts.values.filter { $0 >= corpus }).count
        if isNew, index >= corpus { keep { () throws(FileError) in try files.add(input(), index) } }
    }

    /// Notes that outcomes were reached by an input without a number.
    func reached(_ outcomes: [Int]) {
        for outcome in outcomes { firsts[outcome] = firsts[outcome] ?? 0 }
        summary.outcomes = firsts.count
    }

    /// Counts inputs that libFuzzer kept because they covered something new, and keeps them in the corpus.
    func kept(_ inputs: [[UInt8]]) {
        summary.newInputs += inputs.count
        for input in inputs { keep { () throws(FileError) in try files.add(input) } }
    }

    /// Puts rules into an order that does not depend on which worker was first, and removes the files of inputs that were
    /// kept only until one with a lower number came.
    func settle() {
        summary.rules.sort { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
        files.removeArtifacts(except: Set(summary.findings.map(\.fileName)))
        files.removeInputs(except: Set(firsts.values))
    }

    private func keep(_ write: () throws(FileError) -> Void) {
        do throws(FileError) {
            try write()
        } catch {
            if unwritten == 0 { note(error.message) }
            unwritten += 1
        }
    }
}
