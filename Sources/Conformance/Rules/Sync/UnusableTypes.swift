import BitchatFrame
import BitchatPayload
import WireFormat

/// SYNC-013: a types field with bits that stand for nothing.
enum UnusableTypes: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-013", .warning, "The bit field of TLV 0x04 asks for no type, or has bits that stand for none.",
        explanation: """
            iOS masks unknown bits off; when nothing is left it sends nothing and still counts an answer. \
            Leave the field out to ask for announces and messages.
            """,
        source: "docs/protocol.md 4.3", ios: "answers nothing for them", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let field = request.types.valid, let types = SyncTypes(decoding: payload, field.value) else { return }
        let bytes = payload.array(field.value)
        if hasUnknownBits(bytes) {
            findings.add(
                Self.self, "the types field \(Hexadecimal.encode(bytes)) has bits above 10, which stand for no type",
                at: request.place(field))
        } else if types.isEmpty {
            findings.add(Self.self, "the types field \(Hexadecimal.encode(bytes)) asks for no type", at: request.place(field))
        }
    }

    private static func hasUnknownBits(_ bytes: [UInt8]) -> Bool {
        bytes.dropFirst().prefix(1).contains { $0 & 0xF8 != 0 } || bytes.dropFirst(2).contains { $0 != 0 }
    }
}
