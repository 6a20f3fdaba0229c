import FuzzTargets

/// The files that a campaign writes as it goes, so that those which turn out not to be wanted are removed at its end.
///
/// A file that was there before is never removed.
final class CampaignFiles {
    private let artifacts: ArtifactFolder?
    private let corpus: CorpusFolder?
    private var written: Set<String> = []
    private var added: [UInt64: String] = [:]

    /// Makes the record of two folders, each of which may be missing.
    init(artifacts: ArtifactFolder?, corpus: CorpusFolder?) {
        self.artifacts = artifacts
        self.corpus = corpus
    }

    /// Writes the input of a finding and its text.
    func keep(_ finding: Finding, of target: any FuzzTarget.Type) throws(FileError) {
        guard let artifacts else { return }
        if !artifacts.holds(finding.fileName) { written.insert(finding.fileName) }
        try artifacts.keep(finding, of: target)
    }

    /// Adds the input of that number to the corpus.
    func add(_ input: [UInt8], _ index: UInt64) throws(FileError) {
        guard let corpus else { return }
        let name = CorpusFolder.name(of: input)
        if added.values.contains(name) || !corpus.holds(name) { added[index] = name }
        try corpus.add(input)
    }

    /// Adds an input without a number to the corpus.
    func add(_ input: [UInt8]) throws(FileError) { try corpus?.add(input) }

    /// Removes the artifacts that were written and are not among `names`.
    func removeArtifacts(except names: Set<String>) {
        for name in written.subtracting(names) { artifacts?.remove(name) }
    }

    /// Removes the inputs that were added to the corpus by other numbers than `numbers`.
    func removeInputs(except numbers: Set<UInt64>) {
        let wanted = Set(added.filter { numbers.contains($0.key) }.values)
        for name in Set(added.values).subtracting(wanted) { corpus?.remove(name) }
    }
}
