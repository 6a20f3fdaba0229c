import CommandLineSupport
import Testing

@Suite struct HelpPageTests {
    @Test func pageOfACommandShowsUsageOptionsAndExample() {
        let command = CommandDeclaration(
            name: "stats", summary: "counts", operands: "[FILE]",
            options: [
                OptionDeclaration("-r", "--read", value: "FILE", help: "read FILE"), OptionDeclaration("--json", help: "as JSON"),
            ],
            example: "stats -r a.btsnoop")
        let program = ProgramDeclaration(name: "tool", version: "1", summary: "", commands: [command])
        #expect(
            HelpPage(for: program).page(for: command) == """
                tool stats - counts

                usage: tool stats [options] [FILE]

                  -r, --read FILE  read FILE
                  --json           as JSON

                example: tool stats -r a.btsnoop

                """)
    }

    @Test func theOverviewFoldsAGroupThatACommandExplains() {
        #expect(
            HelpPage(for: SampleProgram.program).overview == """
                a-tool - does things

                usage: a-tool [options]
                       a-tool COMMAND [options]

                Commands (COMMAND --help explains one):
                  count  count what there is

                Judging (a-tool count --help explains):
                  --local
                Other:
                  -r, --read FILE  read FILE
                  -T FORMAT        print as FORMAT

                example: a-tool -r a.btsnoop

                """)
    }

    @Test(arguments: [81, 82]) func helpThatWouldEndInColumn101GoesOnBelow(length: Int) {
        let text = String(repeating: "a", count: length - 2) + " b"
        let command = CommandDeclaration(
            name: "", summary: "", options: [OptionDeclaration("-x", value: "ABCDEFGHIJKL", help: text)], example: "")
        let program = ProgramDeclaration(name: "tool", version: "1", summary: "", commands: [command])
        let lines = HelpPage(for: program).overview.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[4].count == (length == 81 ? 100 : 99))
        #expect(lines.allSatisfy { $0.count <= HelpPage.columns })
    }

    @Test func nearestNameIsWithinAThirdOfTheWord() {
        #expect(NearestName.find("ndjosn", among: ["line", "ndjson"]) == "ndjson")
        #expect(NearestName.find("xml", among: ["line", "tree"]) == nil)
        #expect(NearestName.find("a", among: []) == nil)
        #expect(NearestName.find("lineup", among: ["line"]) == "line")
        #expect(NearestName.find("lineups", among: ["line"]) == nil)
    }
}
