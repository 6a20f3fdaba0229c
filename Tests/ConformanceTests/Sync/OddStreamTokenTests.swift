import Testing

@Suite struct OddStreamTokenTests {
    private static let good = "45a43038a50aa502"

    @Test(arguments: [
        ("45A43038A50AA502", "upper case"), ("0x45a43038a50aa5", "a 0x prefix"), ("0X45a43038a50aa5", "a 0x prefix"),
        ("+f+f+f+f+f+f+f+f", "a sign"), ("  45a43038a50aa5", "a space"), (good + ",,08cd9b1e6948a499", "an empty piece"),
        ("," + good, "an empty piece"), (good + ",", "an empty piece"), (good + "," + good, "a repeated ID"),
        (good + ",45A43038A50AA502", "upper case, a repeated ID"), ("\u{A0}\u{A0}45a43038a50aa5", "a space"),
    ])
    func firesForWhatIOSWouldWriteOtherwise(text: String, oddity: String) {
        let findings = SyncTalk.findings(of: "SYNC-022", SyncTalk.streams(text))
        #expect(findings.map(\.message) == ["the fragment ID filter has \(oddity)"])
    }

    @Test(arguments: [good, good + ",08cd9b1e6948a499", "45A", "x" + good, good + ",+f", ""])
    func keepsQuietForCanonicalTokensAndForMalformedOnes(text: String) {
        #expect(SyncTalk.firings(of: "SYNC-022", SyncTalk.streams(text)) == 0)
    }
}
