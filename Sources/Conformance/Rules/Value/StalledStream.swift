import BitchatFrame
import Dissection
import WireFormat

/// GAT-003: a frame in several notifications that iOS gives up in between.
struct StalledStream: MeshRule {
    static let description = RuleDescription(
        "GAT-003", .warning,
        "A notification leaves a frame unfinished 250 ms or more after the frame's length was known.",
        explanation: """
            iOS looks at its timer only when another piece comes: one that completes the frame is accepted however late, any other \
            makes it discard all it has. Send the pieces of a frame without a pause.
            """,
        source: "docs/protocol.md 1.5", ios: "the stream is reset", android: "never joined")
    static let occasions: [PacketFacts] = [.joined]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let values = ValuesInHand(packet), !values.isWrite, values.delivery.values > 1,
            values.context.record.time.isKnown, !mesh.clockIsDoubtful
        else { return }
        let waited = packet.frame == nil ? values.delivery.waited : values.delivery.waitedUnfinished
        guard waited >= ProtocolLimits.notificationStall * 1000 else { return }
        let found = "a piece that left the frame unfinished came \(waited / 1000) ms after its length was known"
        findings.add(Self.self, "\(found), iOS waits less than \(ProtocolLimits.notificationStall) ms")
    }
}
