import Testing

/// `explain`, as a person calls it.
@Suite struct ExplainCommandTests {
    @Test func withoutAWordItListsTheTopics() throws {
        let run = try Program.run("explain")
        #expect(run.status == 0)
        let names = run.lines.prefix(8).map { $0.split(separator: " ").first.map(String.init) ?? "" }
        #expect(names == ["rules", "reasons", "profiles", "types", "flags", "tlvs", "errors", "fields"])
    }

    @Test func aTopicListsItsWords() throws {
        let run = try Program.run("explain", "reasons")
        #expect(run.lines.count == 20)
        #expect(run.lines.contains { $0.hasPrefix("timestampSkew ") && $0.hasSuffix("verdict reason: refused") })
    }

    @Test(arguments: [
        ("timestampSkew", "timestampSkew (verdict reason: refused)", "docs/protocol.md 5.2"),
        ("bitchat.request_sync.p", "bitchat.request_sync.p (field: Golomb-Rice parameter)", "docs/protocol.md 4.1"),
        ("requestSync", "requestSync (message type 0x21)", "docs/protocol.md 4"),
        ("0x21", "requestSync (message type 0x21)", "docs/protocol.md 4"),
        ("IS_RSR", "rsr (flag 0x10)", "docs/protocol.md 2.2"), ("ios", "ios (profile)", "docs/protocol.md 5.2"),
        ("truncated", "truncated (error reason)", "docs/protocol.md 2.1"),
        ("requestsync.0X06", "requestSync.0x06 (field of requestSync)", "docs/protocol.md 4.1"),
    ])
    func explainsAWordWithItsSource(word: String, head: String, source: String) throws {
        let run = try Program.run("explain", word)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.lines.first == head)
        #expect(run.lines.last?.contains("written:") == true)
        #expect(run.lines.last?.contains(source) == true)
    }

    @Test(arguments: [("timestmpskew", "did you mean timestampSkew?"), ("bitchat.ttll", "did you mean bitchat.ttl?")])
    func anUnknownWordNamesTheNearest(word: String, words: String) throws {
        let run = try Program.run("explain", word)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(words))
    }

    @Test func twoWordsAreRefused() throws {
        #expect(try Program.run("explain", "ios", "android").status == 2)
    }

    @Test func everyFieldThatIsListedIsExplained() throws {
        let fields = try Program.run("list", "fields").lines.compactMap { $0.split(separator: " ").first }
        let explained = Set(try Program.run("explain", "fields").lines.compactMap { $0.split(separator: " ").first })
        #expect(fields.filter { !explained.contains($0) } == [])
    }
}
