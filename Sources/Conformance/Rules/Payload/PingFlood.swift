import BitchatFrame
import Capture
import Dissection
import LinkLayers
import WireFormat

/// PNG-001: more pings on a link than iOS answers, or a ping for everybody.
struct PingFlood: MeshRule {
    static let description = RuleDescription(
        "PNG-001", .warning, "More than 5 pings within 10 s in one direction of a link, or a ping without a single recipient.",
        explanation: """
            iOS answers 5 pings per 10 s and link and only those addressed to it, so later ones time out. Probe one peer at a \
            time.
            """,
        source: "docs/protocol.md 3.12", ios: "dropped", android: "relayed as an unknown type")

    static let types: [MessageType] = [.ping]

    private struct End: Hashable, Sendable {
        var link: LinkID
        var direction: PacketDirection
    }

    private var log = RateLog<End>(period: ProtocolLimits.pingPeriod)

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .ping = packet.payload else { return }
        if packet.frame?.isBroadcast == true { findings.add(Self.self, "the ping names no single recipient", at: 11) }
        guard let context = packet.context, let now = mesh.now, !mesh.clockIsDoubtful,
            let mark = PacketMark(packet, mesh)
        else { return }
        let end = End(link: context.link.id, direction: context.direction)
        guard let count = log.count(mark, of: end, now: now), count > ProtocolLimits.pings else { return }
        findings.add(Self.self, "\(count) pings on this link within 10 s, \(ProtocolLimits.pings) are answered")
    }

    mutating func closed(_ link: Link) {
        for direction in PacketDirection.allCases { log.remove(End(link: link.id, direction: direction)) }
    }
}
