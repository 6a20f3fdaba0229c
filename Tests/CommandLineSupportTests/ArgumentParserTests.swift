import CommandLineSupport
import Testing

@Suite struct ArgumentParserTests {
    static let program = ProgramDeclaration(
        name: "tool", version: "1", summary: "does things",
        commands: [
            CommandDeclaration(
                name: "", summary: "reads",
                options: [
                    OptionDeclaration("-r", "--read", value: "FILE", repeats: true, takesRest: true, help: "read FILE"),
                    OptionDeclaration("-T", value: "FORMAT", choices: ["line", "tree"], help: "print as FORMAT"),
                    OptionDeclaration("-x", "--hex", help: "hex"), OptionDeclaration("-q", help: "quiet"),
                    OptionDeclaration("-c", value: "N", help: "stop after N"),
                ], example: "-r file"),
            CommandDeclaration(name: "decode", summary: "decodes", operands: "[HEX|-]", options: [], example: "decode 00"),
        ])

    static func parse(_ words: String...) throws -> ParsedArguments { try ArgumentParser.parse(words, for: program) }

    @Test func takesSeveralFilesAfterOneOption() throws {
        let parsed = try Self.parse("-r", "a", "b", "-", "-x", "-r", "c")
        #expect(parsed.all("-r") == ["a", "b", "-", "c"])
        #expect(parsed.has("-x"))
        #expect(parsed.command.name == "")
    }

    @Test func takesAttachedLongAndShortValuesAndJoinedSwitches() throws {
        let parsed = try Self.parse("--read=a=b", "-Tline", "-xq")
        #expect(parsed.values == ["-r": ["a=b"], "-T": ["line"], "-x": [""], "-q": [""]])
    }

    @Test func selectsTheCommandByItsFirstWordOnly() throws {
        #expect(try Self.parse("decode", "00ff").operands == ["00ff"])
        #expect(throws: UsageError("'decode' is a command and comes first")) { try Self.parse("-x", "decode") }
    }

    @Test func everythingAfterTwoDashesIsAnOperand() throws {
        #expect(try Self.parse("decode", "--", "-x").operands == ["-x"])
    }

    @Test func namesTheNearestOption() {
        #expect(throws: UsageError("unknown option '--raed'; did you mean '--read'?")) { try Self.parse("--raed", "f") }
        #expect(throws: UsageError("unknown option '--zzzzzz'")) { try Self.parse("--zzzzzz") }
    }

    @Test func refusesWrongValues() {
        #expect(throws: UsageError("-T takes line, tree, not 'xml'")) { try Self.parse("-T", "xml") }
        #expect(throws: UsageError("-T needs a value: FORMAT")) { try Self.parse("-T") }
        #expect(throws: UsageError("-T is given twice")) { try Self.parse("-T", "line", "-T", "tree") }
        #expect(throws: UsageError("-x takes no value")) { try Self.parse("--hex=1") }
        #expect(throws: UsageError("unexpected word 'a'")) { try Self.parse("--", "a") }
    }

    @Test func numbersHaveALowestValue() throws {
        #expect(try Self.parse("-c", "1").number("-c", atLeast: 1) == 1)
        let zero = try Self.parse("-c", "0")
        #expect(throws: UsageError("-c needs a whole number of at least 1, not '0'")) { try zero.number("-c", atLeast: 1) }
        #expect(try Self.parse("-x").number("-c", atLeast: 1) == nil)
    }
}
