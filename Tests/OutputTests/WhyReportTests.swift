import Testing

@testable import Output

/// What `why` says of each kind of subject.
@Suite struct WhyReportTests {
    private static let rain = HandMadeFrame.message("rain at six"), sun = HandMadeFrame.message("sun at noon")

    @Test(arguments: [packetID, "a1a2a3a4a5a6a7a8", "A1A2A3A4A5A6A7A8", "rain at", "six"])
    func findsPacketsByTheirIDTheirSenderAndTheirText(word: String) {
        let script = WhyScript(word)
        script.receive(Self.rain)
        #expect(
            script.report == [
                "1 packet seen", "  record 1: received on hci2:64, message from a1a2a3a4a5a6a7a8, ttl 7",
                "    spec    accepted, freshTimestamp", "    ios     accepted, freshTimestamp",
                "    android accepted, noTimeRule",
                "the first reason, by profile", "    spec    nothing stands against it", "    ios     nothing stands against it",
                "    android nothing stands against it",
            ])
    }

    /// The first 16 bytes of SHA-256 of 02, a1…a8, the time in 8 bytes and the text.
    private static let packetID = "ec901dc3007c06cfcbc3e1f047826c0d"

    @Test func leavesOutWhatIsNotAskedFor() {
        for (word, count) in [(Self.packetID, 1), ("rain", 1), ("a1a2a3a4a5a6a7a8", 2)] {
            let script = WhyScript(word)
            script.receive(Self.rain, Self.sun)
            #expect(script.report?.first == "\(count) \(count == 1 ? "packet" : "packets") seen")
        }
    }

    @Test(arguments: ["snow", "a1a2a3a4a5a6a7a9", "00000000000000000000000000000000", "Rain"])
    func saysNothingWhereNothingMatches(word: String) {
        let script = WhyScript(word)
        script.receive(Self.rain, Self.sun, WhyScript.piece(0, of: 2))
        #expect(script.report == nil)
    }

    @Test func namesTheMissingIndexOfAStream() {
        let script = WhyScript("1111111111111111")
        script.receive(WhyScript.piece(0, of: 4), WhyScript.piece(1, of: 4), WhyScript.piece(3, of: 4))
        let line =
            "  stream 1111111111111111 from a1a2a3a4a5a6a7a8, received on hci2 from record 1: 3 of 4 fragments, 9 bytes;"
            + " missing index 2; the last new one came 0 ms after the first; nobody asked for it again"
        #expect(script.report?.contains(line) == true)
        #expect(script.conclusions == [String](repeating: "never complete: missing index 2", count: 3))
    }

    @Test func namesTheFindingsOfAStreamThatIsNotComplete() {
        let script = WhyScript("1111111111111111")
        script.press.findings = Samples.findings
        script.receive(WhyScript.piece(0, of: 3), WhyScript.piece(2, of: 3))
        let reason = "never complete: missing index 1; AAA-001: found \"1\", allowed 2; BBB-002: too long"
        #expect(script.conclusions == [reason, reason, reason])
    }

    @Test func followsATextIntoTheFragmentsThatCarriedIt() {
        let script = WhyScript("rain")
        let middle = Self.rain.count / 2
        script.receive(
            WhyScript.piece(0, of: 2, [9], stream: 0x2222_2222_2222_2222), WhyScript.piece(0, of: 2, Array(Self.rain[..<middle])),
            WhyScript.piece(1, of: 2, Array(Self.rain[middle...])))
        let streams = script.report?.filter { $0.hasPrefix("  stream") } ?? []
        #expect(
            streams == [
                "  stream 1111111111111111 from a1a2a3a4a5a6a7a8, received on hci2 from record 2: 2 of 2 fragments, 33 bytes,"
                    + " put together in record 3"
            ])
        #expect(script.conclusions == [String](repeating: "nothing stands against it", count: 3))
    }

    @Test func namesTheErrorThatStandsThoughEveryProfileAccepts() {
        let script = WhyScript("rain")
        script.press.findings = Samples.findings
        script.receive(Self.rain)
        #expect(script.conclusions == [String](repeating: "record 1: accepted, but BBB-002: too long", count: 3))
    }

    @Test func aWarningStandsAgainstNothing() {
        let script = WhyScript("rain")
        script.press.findings = Array(Samples.findings.prefix(1))
        script.receive(Self.rain)
        #expect(script.conclusions == [String](repeating: "nothing stands against it", count: 3))
    }

    @Test func aRefusalComesBeforeAnError() {
        let script = WhyScript("rain", isRefusedByIOS: true)
        script.press.findings = Samples.findings
        script.receive(Self.rain)
        let accepted = "record 1: accepted, but BBB-002: too long"
        #expect(script.conclusions == [accepted, "record 1: refused, invalidSignature", accepted])
    }
}
