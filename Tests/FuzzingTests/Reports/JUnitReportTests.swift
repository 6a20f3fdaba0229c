import Foundation
import Testing

@testable import Fuzzing

@Suite struct JUnitReportTests {
    /// Prints what Python's parser finds: counts, then a line for each test case with the failure's type, message and text.
    private static let reader = """
        import sys, json
        import xml.etree.ElementTree as tree
        root = tree.parse(sys.argv[1]).getroot()
        cases = []
        for suite in root:
            for case in suite.iter("testcase"):
                failure = case.find("failure")
                cases.append([suite.get("name"), case.get("name")] + ([] if failure is None else
                    [failure.get("type"), failure.get("message"), failure.text]))
        print(json.dumps([root.get("tests"), root.get("failures"), [suite.get("time") for suite in root], cases]))
        """

    private func parse(_ summary: CampaignSummary) throws -> [Any] {
        let scratch = try Scratch()
        let path = try scratch.file("report.xml", Array(JUnitReport(SampleSummary.place).render(summary).utf8))
        let run = try Python.run(["-c", Self.reader, path])
        #expect(run.status == 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [Any])
    }

    @Test func aSuiteForEachTargetAndACaseForEachRule() throws {
        let finding = SampleSummary.finding("expected 1, was 2", input: [0xAB, 0xCD])
        let parsed = try parse(SampleSummary.summary([finding]))
        #expect(parsed[0] as? String == "2")
        #expect(parsed[1] as? String == "1")
        #expect(parsed[2] as? [String] == ["61.007", "0.000"])
        let cases = try #require(parsed[3] as? [[String]])
        #expect(
            cases.map { $0.prefix(4) } == [["frame", "frame-round-trip", "diff", "expected 1, was 2"], ["gate", "every law"]])
        let lines = cases[0][4].split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "3 inputs break it", "expected 1, was 2",
                "rule: frame-round-trip: Decoding and encoding give the same bytes (docs/protocol.md 2.1)",
                "input (2 bytes): abcd",
                "repeat: bitchat-fuzz replay frame 'out, 1:2%/\(finding.fileName)'",
            ])
    }

    @Test func hostileTextComesBackAsItWasButForWhatNoXMLMayHold() throws {
        let cases = try #require(
            try parse(SampleSummary.summary([SampleSummary.finding(SampleSummary.hostile)]))[3] as? [[String]])
        let expected =
            "a\\u0000b\\u001b[2J]]><&>\"'\\ %0A\r\n\t,: \u{202E}right\\ufffe\\uffff\\u0085\\u007f é \u{1F600}"
        #expect(Array(cases[0][3].unicodeScalars) == Array(expected.unicodeScalars))
        #expect(cases[0][4].contains("]]><&>"))
    }

    @Test func longInputsAreCutAt512Bytes() throws {
        func shown(_ count: Int, most: Int) -> Bool {
            let finding = SampleSummary.finding("x", input: [UInt8](repeating: 0xEE, count: count))
            let text = JUnitReport(SampleSummary.place).render(SampleSummary.summary([finding]))
            let digits = String(repeating: "ee", count: most)
            return text.contains(": \(digits)\(count > most ? "..." : "&")")
        }
        #expect(shown(511, most: 511))
        #expect(shown(512, most: 512))
        #expect(shown(513, most: 512))
    }
}
