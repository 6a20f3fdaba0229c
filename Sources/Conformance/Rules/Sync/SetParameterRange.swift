import BitchatFrame
import WireFormat

/// SYNC-005: a Golomb-Rice parameter out of range.
enum SetParameterRange: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-005", .error, "The Golomb-Rice parameter P of a REQUEST_SYNC is 0 or above 32.",
        explanation: "iOS refuses the request, and both apps refuse 0; a false-positive rate of 1 % gives P = 7.",
        source: "docs/protocol.md 4.1", ios: "dropped", android: "dropped for 0, answered above 32")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let p = request.parameter(payload), !(1...ProtocolLimits.syncParameter).contains(p) else { return }
        findings.add(
            Self.self, "P is \(p), and 1 to \(ProtocolLimits.syncParameter) are allowed", at: request.place(request.p.valid))
    }
}
