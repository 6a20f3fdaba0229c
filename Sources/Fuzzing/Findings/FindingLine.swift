import CorpusFiles

/// A finding in one line: what it is and how to see it again.
enum FindingLine {
    /// The longest part of a message that is shown, in characters.
    private static let longestMessage = 300

    /// The line of a finding whose file is in `folder`.
    static func text(_ finding: Finding, folder: String) -> String {
        let message = JSONValue.escaped(String(finding.failure.message.prefix(longestMessage)))
        return "\(finding.target): \(finding.failure.kind.rawValue) \(finding.failure.rule): \(message): "
            + EscapedText.plain("\(folder)/\(finding.fileName): repeat with \(finding.command(folder: folder))")
    }
}
