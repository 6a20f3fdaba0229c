import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// RSR-012: fragments that were accepted as answers complete a frame that is too old.
struct SplitAnswerTooOld: MeshRule {
    static let description = RuleDescription(
        "RSR-012", .warning, "Fragments marked RSR complete a frame without the mark that is more than 120,000 ms old.",
        explanation: """
            iOS judges the frame inside by its own mark and time, so that fragments fetched later than two minutes after it \
            was sent complete it in vain.
            """,
        source: "docs/protocol.md 5.3", ios: "dropped once it is complete", android: "accepted")
    static let occasions: [PacketFacts] = [[.rebuilt, .farFromClock]]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let outer = packet.reassembly?.outer, outer.flags.contains(.rsr), let header = packet.header, packet.frame != nil,
            !header.flags.contains(.rsr), let now = mesh.now, !mesh.clockIsDoubtful
        else { return }
        let age = PacketAge.milliseconds(of: header, at: now)
        guard age > ProtocolLimits.iosSkew else { return }
        findings.add(Self.self, "the frame inside is \(age) ms old, \(ProtocolLimits.iosSkew) are allowed without RSR", at: 3)
    }
}
