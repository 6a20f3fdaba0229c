import Conformance
import Foundation
import Testing

/// Every rule has tests: a file named after its type, with two tests, that expect the rule to fire and not to fire.
@Suite struct RuleTestCountTests {
    /// Rules with one test, whose arguments or expectations stand on both sides of the boundary.
    private static let testedByOneTable: Set<String> = [
        "EmptyFragment", "HighTTL", "LongRoute", "MismatchedEmptySet", "RouteFlagInVersion1", "ShortNoiseMessage",
        "ShortPadding", "UnevenHashRange",
    ]

    /// Rules that give way to another one where they keep quiet, so that the test expects that one's id.
    private static let quietByAnotherRule: Set<String> = ["OversizedPayload"]

    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../").standardized

    /// The contents of the Swift files in the subfolders of `folder`, by file name.
    private static func sources(_ folder: String) throws -> [String: String] {
        let start = root.appendingPathComponent(folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: start.path).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let place = start.appendingPathComponent(name)
                return (place.deletingPathExtension().lastPathComponent, try String(contentsOf: place, encoding: .utf8))
            })
    }

    /// The type of each rule, by its id; the file is named after the type.
    private static func types() throws -> [String: String] {
        var types: [String: String] = [:]
        for (name, text) in try sources("Sources/Conformance/Rules") {
            if let match = text.firstMatch(of: /RuleDescription\(\s*"([A-Z]+-[0-9]+)"/) { types[String(match.1)] = name }
        }
        return types
    }

    @Test func everyRuleIsOneFile() throws {
        #expect(try Set(Self.types().keys) == Set(Rules.descriptions.map { "\($0.id)" }))
    }

    @Test func everyRuleHasTwoTestsThatNameIt() throws {
        let tests = try Self.sources("Tests/ConformanceTests")
        for (id, type) in try Self.types() {
            let text = tests[type + "Tests"] ?? ""
            #expect(text.contains("\"\(id)"), "\(type), \(id)")
            let count = text.matches(of: /@Test\b/).count
            #expect(Self.testedByOneTable.contains(type) ? count == 1 : count >= 2, "\(type): \(count) tests")
        }
    }

    /// What says that a rule fires is a test called so; what says that it does not is a test called so, or an expected nothing:
    /// zero firings, no finding, `false`.
    @Test func everyRuleIsSeenToFireAndToKeepQuiet() throws {
        let tests = try Self.sources("Tests/ConformanceTests")
        for (id, type) in try Self.types() {
            let text = tests[type + "Tests"] ?? ""
            let names = text.matches(of: /func ([a-zA-Z0-9]+)/).map { String($0.1) }
            #expect(names.contains { $0.hasPrefix("fires") } || Self.expectsFiring(text), "\(type), \(id) never fires")
            guard !Self.quietByAnotherRule.contains(type) else { continue }
            #expect(names.contains { $0.hasPrefix("keepsQuiet") } || Self.expectsNothing(text), "\(type), \(id) is never quiet")
        }
    }

    private static func expectsFiring(_ text: String) -> Bool { text.contains(/== 1\b|, 1\)|== \["/) }

    private static func expectsNothing(_ text: String) -> Bool {
        text.contains(/== 0\b|, 0\)|: 0\)|== \[\]|, \[\]\)|== nil|nil\)|, false\)|\.isEmpty|== !/)
    }
}
