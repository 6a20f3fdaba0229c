import Foundation
import Testing

@testable import Fuzzing

@Suite struct SARIFReportTests {
    private func check(_ texts: [String]) throws -> (status: Int32, output: String)? {
        guard try Python.has("jsonschema") else {
            print("skipped: python3-jsonschema is not installed")
            return nil
        }
        let scratch = try Scratch()
        let paths = try texts.enumerated().map { try scratch.file("\($0).sarif", Array($1.utf8)) }
        return try Python.run(["scripts/check-sarif"] + paths)
    }

    private func result(_ text: String) throws -> [String: Any] {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        return try #require((run["results"] as? [[String: Any]])?.first)
    }

    @Test func everyKindOfCampaignFitsTheSchema() throws {
        let findings = FindingKind.allCases.map {
            SampleSummary.finding(SampleSummary.hostile, kind: $0, rule: "rule-\($0.rawValue)", input: [])
        }
        let absolute = ReportPlace(folder: "/tmp/ü", commandLine: "bitchat-fuzz run all")
        let texts = [
            SARIFReport(SampleSummary.place).render(SampleSummary.summary([])),
            SARIFReport(SampleSummary.place).render(SampleSummary.summary(findings)),
            SARIFReport(absolute).render(SampleSummary.summary(findings)),
        ]
        guard let run = try check(texts) else { return }
        #expect(run.output == "3 passed, 0 failed\n")
        #expect(run.status == 0)
    }

    @Test func theSchemaNoticesWhatTheStandardForbids() throws {
        let good = SARIFReport(SampleSummary.place).render(SampleSummary.summary([SampleSummary.finding("x")]))
        let bad = [
            good.replacingOccurrences(of: "\"version\": \"2.1.0\"", with: "\"version\": \"2.0.0\""),
            good.replacingOccurrences(of: "\"startLine\": 1", with: "\"startLine\": 0"),
            good.replacingOccurrences(of: "\"level\": \"error\",", with: "\"level\": \"fatal\","),
            good.replacingOccurrences(of: "\"ruleIndex\": 0", with: "\"ruleIndex\": 1"),
            good.replacingOccurrences(of: "\"text\":", with: "\"words\":"),
        ]
        #expect(bad.allSatisfy { $0 != good })
        guard let run = try check(bad) else { return }
        #expect(run.output.hasSuffix("0 passed, 5 failed\n"))
    }

    @Test func aResultSaysRuleFileAndCommand() throws {
        let finding = SampleSummary.finding("expected 1, was 2", input: [0x61])
        let result = try result(SARIFReport(SampleSummary.place).render(SampleSummary.summary([finding])))
        #expect(result["ruleId"] as? String == "frame-round-trip")
        // SHA-1 of "a".
        let file = "diff-86f7e437faa5a7fce15d1ddcb9eaeaea377667b8"
        let message = (result["message"] as? [String: String])?["text"]
        #expect(message == "expected 1, was 2\nRepeat: bitchat-fuzz replay frame 'out, 1:2%/\(file)'")
        let location = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        let artifact = location?["artifactLocation"] as? [String: String]
        #expect(artifact == ["uri": "out%2C%201%3A2%25/\(file)", "uriBaseId": "%SRCROOT%"])
        let properties = try #require(result["properties"] as? [String: Any])
        #expect(properties["seed"] as? String == "18446744073709551615")
    }

    @Test func aMessageHasNeitherPlaceholdersNorLinks() throws {
        let result = try result(
            SARIFReport(SampleSummary.place).render(SampleSummary.summary([SampleSummary.finding("{0} [a](1)")])))
        let message = (result["message"] as? [String: String])?["text"]
        #expect(message?.hasPrefix("{{0}} \\[a\\](1)\n") == true)
    }

    @Test(arguments: [true, false]) func successIsACampaignThatCameToItsEnd(isWhole: Bool) {
        var summary = SampleSummary.summary([])
        summary.isWhole = isWhole
        #expect(SARIFReport(SampleSummary.place).render(summary).contains("\"executionSuccessful\": \(isWhole)"))
    }

    @Test func theFingerprintIsThatOfRuleAndBytesAlone() throws {
        func fingerprint(_ finding: Finding, _ folder: String) throws -> String? {
            let report = SARIFReport(ReportPlace(folder: folder, commandLine: "x"))
            let result = try result(report.render(SampleSummary.summary([finding])))
            return (result["partialFingerprints"] as? [String: String])?["ruleAndInput/v1"]
        }
        // SHA-1 of "crash-sigill\nabc".
        let first = try fingerprint(SampleSummary.finding("one", rule: "crash-sigill", input: Array("abc".utf8)), "a")
        #expect(first == "47bac74a86f6fab249dcf2591686acf712201c8e")
        let elsewhere = try fingerprint(SampleSummary.finding("two", rule: "crash-sigill", input: Array("abc".utf8)), "/b")
        #expect(elsewhere == first)
        #expect(try fingerprint(SampleSummary.finding("one", rule: "crash-sigill", input: Array("abd".utf8)), "a") != first)
        #expect(try fingerprint(SampleSummary.finding("one", rule: "crash-sigbus", input: Array("abc".utf8)), "a") != first)
    }

    @Test func everyRuleIsDescribedOnceWithItsHelp() throws {
        let findings = [
            SampleSummary.finding("1"), SampleSummary.finding("2", input: [9]),
            SampleSummary.finding("3", kind: .crash, rule: "crash-sigill"),
        ]
        let text = SARIFReport(SampleSummary.place).render(SampleSummary.summary(findings))
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let tool = (log["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any]
        let rules = try #require((tool?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["crash-sigill", "frame-round-trip"])
        let help = (rules.last?["help"] as? [String: String])?["text"]
        #expect(help?.hasPrefix("Decoding and encoding give the same bytes. Source: docs/protocol.md 2.1.") == true)
    }
}
