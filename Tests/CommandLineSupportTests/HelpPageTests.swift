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

    @Test func nearestNameIsWithinAThirdOfTheWord() {
        #expect(NearestName.find("ndjosn", among: ["line", "ndjson"]) == "ndjson")
        #expect(NearestName.find("xml", among: ["line", "tree"]) == nil)
        #expect(NearestName.find("a", among: []) == nil)
    }
}
