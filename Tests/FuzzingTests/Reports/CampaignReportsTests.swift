import Foundation
import Testing

@testable import Fuzzing

@Suite struct CampaignReportsTests {
    @Test func everyReportIsFoundByItsName() {
        #expect(CampaignReports.all.map { $0.name } == ["sarif", "junit", "github"])
        #expect(CampaignReports.named("junit").map { "\($0)" } == "JUnitReport")
        #expect(CampaignReports.named("html") == nil)
    }

    @Test func theSameSummaryGivesTheSameText() {
        let summary = SampleSummary.summary([
            SampleSummary.finding(SampleSummary.hostile), SampleSummary.finding("b", input: [3]),
        ])
        for report in CampaignReports.all {
            #expect(report.init(SampleSummary.place).render(summary) == report.init(SampleSummary.place).render(summary))
        }
    }

    @Test func everyConformingTypeStandsInTheList() throws {
        let folder = Python.root.appendingPathComponent("Sources/Fuzzing/Reports")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let listed = try String(contentsOf: folder.appendingPathComponent("CampaignReports.swift"), encoding: .utf8)
        let conforming = try names.filter {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8).contains(": CampaignReport {")
        }
        #expect(conforming.count == CampaignReports.all.count)
        for name in conforming { #expect(listed.contains(name.dropLast(".swift".count) + ".self")) }
    }
}
