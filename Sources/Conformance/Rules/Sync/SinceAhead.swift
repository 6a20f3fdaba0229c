import BitchatFrame
import Dissection
import WireFormat

/// SYNC-017: a cursor that no stored packet can pass.
struct SinceAhead: MeshRule {
    static let description = RuleDescription(
        "SYNC-017", .warning, "The since cursor of a REQUEST_SYNC is in the future, or newer than the request.",
        explanation: """
            The cursor is the time of the oldest packet that the filter covers; \
            iOS sends nothing older, so that this one suppresses the answer.
            """,
        source: "docs/protocol.md 4.5", ios: "sends nothing older", android: "field ignored")
    static let types: [MessageType] = [.requestSync]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let request = RequestFields(packet, payload), let since = request.cursor(payload), let header = packet.header
        else { return }
        let place = request.place(request.since.valid)
        if since > header.timestamp {
            return findings.add(
                Self.self, "the since cursor is \(since - header.timestamp) ms newer than the request", at: place)
        }
        guard let now = mesh.now, !mesh.clockIsDoubtful, since > now else { return }
        findings.add(Self.self, "the since cursor \(since) is later than the time \(now) at which it came", at: place)
    }
}
