import Foundation
import Testing

/// The documents name no option that the program does not have.
@Suite struct DocumentCommandTests {
    static let pages = ["README.md", "docs/live.md", "docs/live-screen.md", "docs/security.md", "docs/live-test.md"]
    static let commands = ["decode", "lint", "why", "stats", "list", "explain", "wireshark", "extcap"]

    /// The options in a help page, or in the words of a command line.
    private func options(_ text: String) -> Set<String> {
        let words = text.split { " ,;`\n".contains($0) }
        return Set(words.filter { $0.wholeMatch(of: /--?[A-Za-z][a-z-]*/) != nil }.map(String.init))
    }

    @Test(arguments: pages) func commandLinesHoldOptionsOfTheirCommand(page: String) throws {
        let blocks = try Repository.text(page).components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
        let lines = blocks.flatMap { $0.element.split(separator: "\n") }
        for line in lines {
            // What follows a pipe, a remark or another command is not this program's.
            guard let words = line.firstMatch(of: /bitchat-dissect ([^|#;&]*?)(\s\s|$|[|#;&])/)?.1 else { continue }
            let command = words.split(separator: " ").first.map(String.init) ?? ""
            let help = try Program.run((Self.commands.contains(command) ? [command] : []) + ["--help"]).output
            #expect(options(String(words)).subtracting(options(help)) == [], "\(page): \(line)")
        }
    }

    @Test(arguments: ["README.md", "docs/live-screen.md"]) func optionsInTheTextExist(page: String) throws {
        let help = try ([[]] + Self.commands.map { [$0] }).map { try Program.run($0 + ["--help"]).output }.joined()
        for match in try Repository.text(page).matches(of: /`(--?[a-zA-Z][^`]*)`/) {
            #expect(options(String(match.1)).subtracting(options(help)) == [], "\(page): \(match.1)")
        }
    }
}
