import BitchatFrame
import WireFormat

/// SYNC-012: a types field that is longer than it need be.
enum LongTypesForm: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-012", .warning, "The bit field of TLV 0x04 ends in a zero byte that could be left out.",
        explanation: "iOS reads it, and writes the shortest form; requests for the same types should not differ.",
        source: "docs/protocol.md 4.3", ios: "accepted", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let field = request.types.valid, field.value.count > 1, payload.byte(at: field.value.end - 1) == 0 else { return }
        let bytes = payload.array(field.value)
        let needed = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 1
        findings.add(
            Self.self, "the types field has \(bytes.count) bytes, and \(needed) would do", at: request.place(field))
    }
}
