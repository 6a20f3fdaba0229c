import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// HDR-016: the type is not of the current registry, or not meant so.
enum UnknownType: PacketRule {
    static let description = RuleDescription(
        "HDR-016", .note, "The message type is unknown, or the sender speaks a dialect of 2025.",
        explanation:
            "Both apps relay types they do not know; type numbers of 2025 mean something else today, so such clients see nobody.",
        source: "docs/protocol.md 3.16", ios: "relayed", android: "relayed")
    static let occasions: [PacketFacts] = [.historical, .unnamedType]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let type = packet.frame?.header.type, let meaning = meaning(of: type, packet.payload) else { return }
        findings.add(Self.self, "type 0x\(Hexadecimal.encode([type.rawValue])) \(meaning)", at: 1)
    }

    /// What the type is if it is not what its number says today.
    private static func meaning(of type: MessageType, _ payload: Payload?) -> String? {
        if case .historical(let old) = payload { return "is \(old.kind) in the sender's dialect, \(old.dialect.name)" }
        guard type.name == nil else { return nil }
        let former = HistoricalDialect.allCases.lazy.compactMap { $0.name(of: type) }.first
        return former.map { "is unknown; it meant \($0) in July 2025" } ?? "is unknown"
    }
}
