import BitchatFrame
import WireFormat

/// SYNC-009: a field that runs past the end of its request.
enum OverrunningField: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-009", .error, "The length of a TLV in a REQUEST_SYNC runs past the end of the payload.",
        explanation: "Both apps refuse the whole request; the list was cut, or a length is wrong.",
        source: "docs/protocol.md 4.1", ios: "dropped", android: "dropped")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let overrun = request.overrun else { return }
        let start = overrun.offset - 3
        let type = payload.byte(at: start).map { "TLV 0x\(Hexadecimal.encode([$0]))" } ?? "a TLV"
        findings.add(
            Self.self, "\(type) announces \(overrun.needed) bytes and has \(overrun.available)", at: request.place(start))
    }
}
