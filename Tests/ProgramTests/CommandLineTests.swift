import Testing

/// What a person may type wrong, and what the program says about itself.
@Suite struct CommandLineTests {
    /// Checks for exit status 2, no output and one line that holds `words`.
    private func refuses(_ arguments: [String], _ words: String...) throws {
        let run = try Program.run(arguments)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.hasPrefix("bitchat-dissect: "))
        for word in words { #expect(run.errors.contains(word)) }
    }

    @Test func unknownOptionsNameTheNearest() throws {
        try refuses(["--raed", "file"], "unknown option '--raed'", "did you mean '--read'?")
        try refuses(["stats", "--jsno"], "unknown option '--jsno'", "did you mean '--json'?", "stats --help")
        try refuses(["decdoe"], "unexpected word 'decdoe'", "did you mean 'decode'?")
    }

    @Test func unknownFormatsListTheKnown() throws { try refuses(["-T", "xml", "-r", "x"], "'xml'", "line, tree, ndjson") }

    @Test func readingNeedsAFile() throws {
        try refuses([], "-r FILE")
        try refuses(["-r"], "-r needs a value")
        try refuses(["stats"], "-r FILE")
    }

    @Test func listingNeedsATopic() throws {
        try refuses(["list"], "formats, types, rules, fields, profiles")
        try refuses(["list", "rulez"], "formats, types, rules, fields, profiles")
        try refuses(["list", "types", "fields"], "formats, types, rules, fields, profiles")
    }

    @Test func valuesAreChecked() throws {
        try refuses(["-r", "x", "-c", "0"], "-c needs a whole number of at least 1, not '0'")
        try refuses(["decode", "00", "--now", "yesterday"], "--now", "'yesterday'")
        try refuses(["decode", "00", "--local", "8bb815b342cea1"], "--local needs a peer ID of 16 hex digits")
        try refuses(["-r", "x", "--link-peer", "64"], "--link-peer needs HANDLE=PEERID")
        try refuses(["-r", "x", "--link-peer", "64=zz"], "--link-peer needs a peer ID")
        try refuses(["-r", "x", "--link-peer", "65536=8bb815b342cea14d"], "--link-peer needs HANDLE=PEERID")
        try refuses(["decode", "--profile", "windows"], "spec, ios, android")
    }

    @Test func whatComesFromTheCommandLineCannotDriveTheTerminal() throws {
        try refuses(["--\u{1B}[2J"], "\\u001b[2J")
    }

    @Test func theVersionNamesTheProtocolRevisions() throws {
        let run = try Program.run("--version")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.lines.count == 2)
        #expect(run.lines[0].hasPrefix("bitchat-dissect "))
        #expect(run.lines[1].contains("9b84b361") && run.lines[1].contains("09b481f1"))
    }

    /// The commands that people call, as the help page lists them.
    static let commands: [String] = {
        let lines = (try? Program.run("--help").lines) ?? []
        let listed = lines.drop { !$0.hasPrefix("Commands") }.dropFirst().prefix { $0.hasPrefix("  ") }
        return listed.compactMap { $0.split(separator: " ").first.map(String.init) }
    }()

    @Test func theHelpPageListsTheCommands() {
        #expect(["decode", "lint", "why", "stats", "list", "explain", "wireshark"].filter { !Self.commands.contains($0) } == [])
    }

    @Test(arguments: [["--help"], ["-h"]] + commands.map { [$0, "--help"] })
    func everyHelpPageFitsAScreenOf50LinesOf100Columns(arguments: [String]) throws {
        let run = try Program.run(arguments)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.lines.count <= 50)
        #expect(run.lines.allSatisfy { $0.count <= 100 })
        #expect(run.output.contains("usage: bitchat-dissect"))
        #expect(run.output.contains("example: bitchat-dissect"))
    }

    @Test(arguments: [
        ("formats", ["btsnoop", "pcapng", "pklg", "hcidump", "snooz", "zip", "pcap"]), ("types", ["0x01", "0x21", "0x2c"]),
        ("fields", ["bitchat.request_sync.p", "bitchat.advert.peer", "bitchat.rule", "bitchat.bytes"]),
    ])
    func listsWhatItKnows(topic: String, expected: [String]) throws {
        let run = try Program.run("list", topic)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let names = run.lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
        #expect(expected.filter { !names.contains($0) } == [])
        #expect(Set(names).count == names.count)
    }
}
