import BitchatFrame
import BitchatPayload
import Conformance

/// The tables of names, taken from the Swift types.
enum TablesLua: LuaPart {
    static let text = """
        bc.typeName = \(typeNames)
        bc.nostrDirections = \(names(1...4) { NostrCarrierPayload.Direction(rawValue: $0)?.name })
        bc.voiceKinds = \(names(0...255) { VoiceFramePayload.Kind(rawValue: $0)?.name })
        bc.fileDialects = \(names(0...3) { FileDialect(rawValue: $0).name })
        bc.severities = { \(Severity.allCases.map { "\"\($0.name)\"" }.joined(separator: ", ")) }
        bc.ruleTexts = {
        \(rules)
        }
        """

    private static var typeNames: String { names(0...255) { MessageType(rawValue: $0).name } }

    private static func names(_ bytes: ClosedRange<UInt8>, _ name: (UInt8) -> StaticString?) -> String {
        let rows = bytes.compactMap { byte in name(byte).map { "[\(byte)] = \"\($0)\"" } }
        return "{ " + rows.joined(separator: ", ") + " }"
    }

    /// Severity and condition of every rule that has a counterpart.
    private static var rules: String {
        let kept = Set(RuleParts.ids)
        return Rules.descriptions.filter { kept.contains("\($0.id)") }.map { rule in
            "  [\"\(rule.id)\"] = { \"\(rule.severity.name)\", \(LuaText.string("\(rule.condition)")) },"
        }.joined(separator: "\n")
    }
}
