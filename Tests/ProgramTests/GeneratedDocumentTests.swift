import Foundation
import Testing

/// The manual pages and completions of both programs hold what their help pages hold.
@Suite struct GeneratedDocumentTests {
    private static let programs = ["bitchat-dissect", "bitchat-fuzz"]

    private func run(_ program: String, _ arguments: String...) throws -> Program.Run {
        let process = try Program.process(arguments)
        process.executableURL = process.executableURL?.deletingLastPathComponent().appendingPathComponent(program)
        return try Program.finish(process, input: [])
    }

    /// The commands that the help page lists.
    private func commands(_ program: String) throws -> [String] {
        let lines = try run(program, "--help").lines.drop { !$0.hasPrefix("Commands") }.dropFirst()
        return lines.prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    /// Every spelling of every option that the help page of a command shows.
    private func options(_ program: String, _ command: String) throws -> [String] {
        try run(program, command, "--help").lines.filter { $0.hasPrefix("  -") }.flatMap { line in
            line.split(separator: " ").map(String.init).prefix { $0.hasPrefix("-") }.map { $0.trimmingCharacters(in: [","]) }
        }
    }

    @Test(arguments: programs) func everyOptionOfEveryVisibleCommandIsInThePageAndInEachCompletion(program: String) throws {
        let page = try run(program, "generate-docs", "man").output.replacing("\\-", with: "-")
        let bash = try run(program, "generate-docs", "bash").output, zsh = try run(program, "generate-docs", "zsh").output
        let fish = try run(program, "generate-docs", "fish").output
        let commands = try commands(program)
        #expect(commands.count >= 7)
        for command in commands {
            #expect(page.contains("\n.SS \(command)\n"))
            let options = try options(program, command)
            #expect(options.contains("--help") && options.contains("-h"))
            let line = bash.split(separator: "\n").first { $0.contains("'\(command)') options=") } ?? ""
            for option in options {
                #expect(page.contains("\\fB\(option)\\fR"))
                #expect(line.contains(option))
                #expect(zsh.contains(option))
                let name = option.hasPrefix("--") ? "-l \(option.dropFirst(2))" : "-s \(option.dropFirst())"
                #expect(fish.split(separator: "\n").contains { $0.contains("'\(command)'") && $0.contains(name) })
            }
        }
    }

    @Test(arguments: programs) func aPageIsTheSameWheneverItIsMade(program: String) throws {
        let first = try run(program, "generate-docs", "man")
        #expect(first.status == 0)
        #expect(first.output.split(separator: "\n").first?.contains(" 2026-11-30 ") == true)
        #expect(try run(program, "generate-docs", "man") == first)
    }

    @Test(arguments: programs) func anUnknownDocumentIsRefused(program: String) throws {
        let run = try run(program, "generate-docs", "pdf")
        #expect(run.status == 2)
        #expect(run.errors.contains("man, bash, zsh, fish"))
    }
}
