import FuzzTargets

/// The folder where inputs that fail are kept, each with a text that explains it.
struct ArtifactFolder {
    /// Its path.
    let path: String

    /// Whether there is a file of that name.
    func holds(_ name: String) -> Bool { FileSystem.isFile("\(path)/\(name)") }

    /// Removes an input and its text.
    func remove(_ name: String) {
        for file in [name, name + ".txt"] { FileSystem.remove("\(path)/\(file)") }
    }

    /// Writes the input of `finding` and then its text, each whole or not at all.
    func keep(_ finding: Finding, of target: any FuzzTarget.Type) throws(FileError) {
        try FileSystem.makeFolder(path)
        try FileSystem.write(finding.input, to: finding.fileName, in: path)
        try FileSystem.write(Array(text(of: finding, target).utf8), to: finding.fileName + ".txt", in: path)
    }

    /// What stands beside the input: what failed, how to repeat it, what the bytes are.
    func text(of finding: Finding, _ target: any FuzzTarget.Type) -> String {
        var lines = ["target: \(finding.target)"]
        if let plant = finding.plant { lines.append("planted fault: \(plant)") }
        lines.append("rule: \(finding.failure.rule)")
        if let law = KnownLaws.all.first(where: { $0.id == finding.failure.rule }) {
            lines.append("law: \(law.summary)")
            lines.append("source: \(law.source)")
        }
        lines.append("message: \(finding.failure.message)")
        if let origin = finding.origin { lines.append("made from: seed \(origin.seed), input \(origin.index)") }
        lines.append("repeat: \(finding.command(folder: path))")
        lines.append("")
        lines.append(IsolatedExplanation.text(target: target, input: finding.input))
        return lines.joined(separator: "\n")
    }
}
