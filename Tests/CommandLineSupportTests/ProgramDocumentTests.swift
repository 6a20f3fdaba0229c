import CommandLineSupport
import Testing

/// What is generated from declarations: the manual page and the completions.
@Suite struct ProgramDocumentTests {
    private func text(_ document: String) throws -> String {
        var program = SampleProgram.program
        program.commands.append(ProgramDocument.command(help: OptionDeclaration("-h", help: "help")))
        let arguments = try ArgumentParser.parse(["generate-docs", document], for: program)
        return try ProgramDocument(arguments).text(for: program)
    }

    private let visible = SampleProgram.standard.options + SampleProgram.count.options

    @Test func thePageHasItsTwelveSectionsInTheUsualOrder() throws {
        let sections = try text("man").split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES",
                "SEE ALSO",
            ])
    }

    @Test func thePageNamesEveryOptionOfVisibleCommandsAndNoHiddenOne() throws {
        let page = try text("man")
        for name in visible.flatMap(\.names) { #expect(page.contains(name.replacing("-", with: "\\-"))) }
        #expect(!page.contains("hidden") && !page.contains("secret"))
    }

    @Test func thePageIsDatedByTheVersion() throws {
        #expect(try text("man").hasPrefix(#".TH A\-TOOL 1 2026-01-02 "a-tool 1.2" "User Commands""# + "\n"))
    }

    @Test func textThatLooksLikeARequestIsEscaped() throws {
        #expect(try text("man").contains("\n\\&.It\\(aqs \\-fine\\e.\n"))
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completionsNameEveryOptionAndNoHiddenOne(shell: String) throws {
        let script = try text(shell)
        for name in visible.flatMap(\.names) {
            let spelling = shell == "fish" ? (name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())") : name
            #expect(script.contains(spelling))
        }
        for word in ["count", "line tree", "one two", "sarif"] { #expect(script.contains(word)) }
        #expect(!script.contains("hidden") && !script.contains("secret"))
    }

    @Test func quotesBracketsAndColonsOfHelpAreEscapedForZsh() throws {
        #expect(try text("zsh").contains(#"'(--local)--local=[it'\''s \[mine\]: ID]:ID: '"#))
    }

    @Test func anUnknownDocumentIsRefused() {
        #expect(throws: UsageError("generate which of man, bash, zsh, fish?", command: "generate-docs")) { try text("pdf") }
    }
}
