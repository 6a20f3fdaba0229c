import CommandLineSupport

/// A program with one of everything that pages and completions must show.
enum SampleProgram {
    static let group = OptionGroup("Judging", isFolded: true)

    static let read = OptionDeclaration("-r", "--read", value: "FILE", repeats: true, takesRest: true, help: "read FILE")
    static let format = OptionDeclaration("-T", value: "FORMAT", choices: ["line", "tree"], help: "print as FORMAT")
    static let local = OptionDeclaration("--local", value: "ID", help: "it's [mine]: ID", group: group)

    static let standard = CommandDeclaration(
        name: "", summary: "print", options: [read, format, local], example: "-r a.btsnoop")
    static let count = CommandDeclaration(
        name: "count", summary: "count what there is", operands: "WORD", operandWords: ["one", "two"],
        options: [
            local, OptionDeclaration("--into", value: "DIR", help: "write to DIR"),
            OptionDeclaration("--report", value: "FORM[=FILE]", suggestions: ["sarif"], help: "write a report"),
        ],
        example: "count one")
    static let secret = CommandDeclaration(
        name: "secret", summary: "not for people", options: [OptionDeclaration("--hidden", help: "hidden")], isHidden: true,
        example: "secret")

    static let program = ProgramDeclaration(
        name: "a-tool", version: "1.2", summary: "does things", commands: [standard, count, secret],
        manual: ProgramManual(
            date: "2026-01-02", description: ["It does.", ".It's -fine\\."], exitStatuses: [.init("0", "done")],
            environment: [.init("TERM", "the terminal")], files: [.init("/tmp/a", "a file")], seeAlso: ["cat(1)"]))
}
