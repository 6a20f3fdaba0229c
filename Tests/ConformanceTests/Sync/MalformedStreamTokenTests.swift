import Testing

@Suite struct MalformedStreamTokenTests {
    private static let good = "45a43038a50aa502"

    @Test(arguments: [
        ("08cd9b1e6948a499", 0), ("08cd9b1e6948a49", 1), ("08cd9b1e6948a4990", 1), ("08cd9b1e6948a49g", 1), (" ", 1),
    ])
    func firesUnlessATokenHas16HexDigits(token: String, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-020", SyncTalk.streams("\(Self.good),\(token)")) == firings)
    }

    @Test func countsThoseOfTheFirst60() {
        let sixty = Array(repeating: "x", count: 59) + [Self.good]
        let findings = SyncTalk.findings(of: "SYNC-020", SyncTalk.streams((sixty + ["x"]).joined(separator: ",")))
        #expect(findings.map(\.message) == ["59 of the 60 tokens that iOS looks at are malformed"])
    }

    @Test func keepsQuietForAMalformedTokenThatIsThe61st() {
        let text = ([SyncTalk.text(ofIDs: 60)] + ["x"]).joined(separator: ",")
        #expect(text.utf8.count == 1_021)
        #expect(SyncTalk.firings(of: "SYNC-020", SyncTalk.streams(text)) == 0)
    }
}
