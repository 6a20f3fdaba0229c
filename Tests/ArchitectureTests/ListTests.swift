import Foundation
import Testing

/// Adding a type, a format or an output is one file and one line in its list: these tests find a forgotten line.
@Suite struct ListTests {
    @Test(arguments: [
        ("Sources/Output", "OutputFormats.swift", ": PacketPrinter {"),
        ("Sources/BitchatPayload", "Payloads.swift", ": PayloadLayout {"),
        ("Sources/Capture", "CaptureFormats.swift", ": CaptureFormat {"),
        ("Sources/PacketStatistics", "PacketStatistics.swift", ": PacketStatistic {"),
        ("Sources/CorpusFiles", "VectorKinds.swift", ": VectorKind {"),
    ])
    func everyConformingTypeStandsInItsList(folder: String, list: String, conformance: String) throws {
        let files = try Project.swiftFiles(below: folder)
        let listed = try #require(files.first { $0.path.hasSuffix("/" + list) }).text
        let types = files.flatMap { declaredTypes(in: $0.text, with: conformance) }
        #expect(!types.isEmpty)
        #expect(types.filter { !listed.contains("\($0).self") } == [])
    }

    @Test func everyRuleStandsInItsFamilysList() throws {
        let files = try Project.swiftFiles(below: "Sources/Conformance/Rules")
        let lists = files.filter { $0.path.hasSuffix("Rules.swift") }.map(\.text).joined()
        let rules = files.filter { $0.text.contains("description = RuleDescription(") }
            .compactMap { $0.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
        #expect(rules.count > 130)
        #expect(rules.filter { !lists.contains("\($0).self") } == [])
    }

    private func declaredTypes(in text: String, with conformance: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("package ") && $0.contains(conformance) }
            .filter { $0.contains("struct ") || $0.contains("class ") || $0.contains("enum ") }
            .compactMap { line in
                let words = line.split { $0 == " " || $0 == ":" }
                return words.firstIndex { ["struct", "class", "enum"].contains($0) }.map { String(words[$0 + 1]) }
            }
    }
}
