import BitchatFrame
import BitchatPayload
import WireFormat

/// SYNC-015: a request for types that nobody stores.
enum TypesWithoutStore: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-015", .warning, "TLV 0x04 of a REQUEST_SYNC asks for leaves, handshakes, encrypted packets or sync requests.",
        explanation: "No app stores these types for sync, so that nothing will come; do not set bits 2, 3, 4 and 6.",
        source: "docs/protocol.md 4.3", ios: "nothing for them", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let field = request.types.valid, let types = SyncTypes(decoding: payload, field.value) else { return }
        let vain = SyncTypes(mask: types.mask & RequestFigures.unstored.mask)
        guard !vain.isEmpty else { return }
        let names = vain.types.compactMap { $0.name.map { "\($0)" } }.joined(separator: ", ")
        findings.add(Self.self, "\(names): no store for what the types field asks for", at: request.place(field))
    }
}
