import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// RSR-001: an answer that nobody on its link asked for within 30 s.
struct UnsolicitedAnswer: MeshRule {
    static let description = RuleDescription(
        "RSR-001", .error, "A packet is marked RSR, and no request went the other way on its link within the last 30.000 s.",
        explanation: "iOS accepts a marked packet only from a peer that it asked at most 30 s ago, and drops any other.",
        source: "docs/protocol.md 5.1", ios: "dropped", android: "the flag is ignored")

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let header = packet.header, header.flags.contains(.rsr), let context = packet.context, packet.reassembly == nil,
            let now = mesh.now, !mesh.clockIsDoubtful
        else { return }
        let newest = mesh.requests.answerable(by: context).map(\.time).max()
        let age = newest.map { now - $0 }
        if let age, age <= ProtocolLimits.responseWindow { return }
        let found = age.map { "the last request on this link is \($0) ms old" } ?? "no request on this link is on record"
        findings.add(Self.self, found, at: 11)
    }
}
