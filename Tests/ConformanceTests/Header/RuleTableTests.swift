import Conformance
import Foundation
import Testing

/// The families HDR, CMP, TIM and SIG against their rows in docs/protocol.md 9.1 and 9.2.
@Suite struct RuleTableTests {
    private static let families: Set<Substring> = ["HDR", "CMP", "TIM", "SIG"]

    /// Severity letters by rule, as the document has them.
    private static func rows() throws -> [String: String] {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../").standardized
        let text = try String(contentsOf: root.appendingPathComponent("docs/protocol.md"), encoding: .utf8)
        let cells = text.split(separator: "\n").map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        let rules = cells.filter { $0.count == 6 && families.contains($0[0].prefix(3)) }
        return Dictionary(uniqueKeysWithValues: rules.map { ($0[0], $0[1]) })
    }

    @Test func everyRowHasARuleOfItsSeverity() throws {
        let letters: [Severity: String] = [.error: "E", .warning: "W", .note: "I"]
        let ours = Rules.descriptions.map { ("\($0.id)", letters[$0.severity] ?? "") }
            .filter { Self.families.contains($0.0.prefix(3)) }
        #expect(ours.count == 37)
        #expect(try Dictionary(uniqueKeysWithValues: ours) == Self.rows())
    }
}
