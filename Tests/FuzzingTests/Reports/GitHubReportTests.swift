import Testing

@testable import Fuzzing

@Suite struct GitHubReportTests {
    private func lines(_ findings: [Finding], _ place: ReportPlace = SampleSummary.place) -> [String] {
        GitHubReport(place).render(SampleSummary.summary(findings)).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    @Test func anAnnotationIsOneLineWithItsParts() {
        let finding = SampleSummary.finding("50% of a, b: c\r\nd")
        #expect(
            lines([finding]) == [
                "::error file=out%2C 1%3A2%25/\(finding.fileName),title=frame%3A frame-round-trip::50%25 of a, b: c\\u000d\\u000ad"
                    + "%0ARepeat: bitchat-fuzz replay frame 'out, 1:2%25/\(finding.fileName)'"
            ])
    }

    @Test func nothingOfTheInputDrivesATerminalOrAnotherCommand() {
        let text = lines([SampleSummary.finding(SampleSummary.hostile + "\n::set-output name=a::b")])
        #expect(text.count == 1)
        #expect(text.joined().unicodeScalars.allSatisfy { $0.value >= 32 && !(127..<160).contains($0.value) && $0 != "\u{202E}" })
    }

    @Test func atMostTenAndCrashesFirst() {
        let laws = (0..<9).map { SampleSummary.finding("law", rule: "law-\($0)", input: [UInt8($0)]) }
        let others = [
            SampleSummary.finding("gate", kind: .gate, rule: "gate-a"), SampleSummary.finding("oom", kind: .oom, rule: "oom"),
            SampleSummary.finding("crash", kind: .crash, rule: "crash-sigill"),
        ]
        let text = lines(laws + others)
        #expect(text.count == 10)
        let rules = text.compactMap { $0.components(between: "title=frame%3A ", and: "::") }
        #expect(rules == ["crash-sigill", "oom", "gate-a"] + (0..<7).map { "law-\($0)" })
        #expect(lines(Array(laws.prefix(9))).count == 9)
        #expect(lines(laws + others.prefix(1)).count == 10)
    }

    @Test func aCleanCampaignSaysNothing() { #expect(lines([]) == []) }
}

extension String {
    fileprivate func components(between start: String, and end: String) -> String? {
        guard let from = firstRange(of: start)?.upperBound, let to = self[from...].firstRange(of: end)?.lowerBound else {
            return nil
        }
        return String(self[from..<to])
    }
}
