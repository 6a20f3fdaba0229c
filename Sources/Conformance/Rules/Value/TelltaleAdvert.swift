import Dissection
import LinkLayers
import WireFormat

/// GAT-006: an advert that says more than that a peer is here.
struct TelltaleAdvert: MeshRule {
    static let description = RuleDescription(
        "GAT-006", .note, "An advert lists the service UUID of debug builds, or a local name.",
        explanation: """
            Debug builds of iOS form a network of their own, which released apps do not see. Neither app advertises a name, \
            which can be read by anybody near.
            """,
        source: "docs/protocol.md 1.1", ios: "ignores debug services", android: "ignores debug services")
    static let occasions: [PacketFacts] = []

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {}

    mutating func observe(_ advertisement: Advertisement, _ mesh: MeshState, _ findings: inout FindingList) {
        if advertisement.hasDebugService { findings.add(Self.self, "the service UUID of debug builds is listed") }
        if advertisement.hasLocalName { findings.add(Self.self, "a local name is listed") }
    }
}
