import BitchatFrame
import WireFormat

/// SYNC-014: a types field that was meant as a list of type bytes.
enum TypesAsList: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-014", .warning, "TLV 0x04 of a REQUEST_SYNC looks like a list of type bytes instead of a bit field.",
        explanation: """
            iOS reads a bit field, in which 01 02 asks for announces and prekey bundles and not for messages; \
            set one bit for each type.
            """,
        source: "docs/protocol.md 4.3", ios: "answers with other types", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let field = request.types.valid else { return }
        let bytes = payload.array(field.value)
        guard isList(bytes) else { return }
        findings.add(
            Self.self, "the types field \(Hexadecimal.encode(bytes)) consists of message type codes", at: request.place(field))
    }

    private static func isList(_ bytes: [UInt8]) -> Bool {
        if bytes == [MessageType.fileTransfer.rawValue] { return true }
        guard bytes.count >= 2, !RequestFigures.bitFields.contains(bytes) else { return false }
        return bytes.allSatisfy { MessageType(rawValue: $0).name != nil }
    }
}
