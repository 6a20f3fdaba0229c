import BitchatFrame
import Dissection
import LinkLayers
import WireFormat

/// Every rule, sorted by the message types it concerns, so that a packet meets only its own.
struct RuleSet {
    private var packetRules: [[any PacketRule.Type]]
    private var meshRules: [any MeshRule]
    private var meshIndexes: [[Int]]

    /// Makes the set of `packetRules` and new instances of `meshRules`.
    init(_ packetRules: [any PacketRule.Type] = Rules.packetRules, _ meshRules: [any MeshRule.Type] = Rules.meshRules) {
        self.packetRules = (0...255).map { raw in packetRules.filter { Self.concerns($0, UInt8(raw)) } }
        self.meshRules = meshRules.map { $0.init() }
        meshIndexes = (0...255).map { raw in meshRules.indices.filter { Self.concerns(meshRules[$0], UInt8(raw)) } }
    }

    /// Runs the rules that concern the packet; one without a header meets those for every type.
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        let type = Int(packet.header?.type.rawValue ?? 0)
        for rule in packetRules[type] { rule.check(packet, frame, payload, &findings) }
        for index in meshIndexes[type] { meshRules[index].observe(packet, frame, payload, mesh, &findings) }
    }

    /// Runs the rules about adverts.
    mutating func observe(_ advertisement: Advertisement, _ mesh: MeshState, _ findings: inout FindingList) {
        for index in meshRules.indices { meshRules[index].observe(advertisement, mesh, &findings) }
    }

    /// A link ended.
    mutating func closed(_ link: Link) { for index in meshRules.indices { meshRules[index].closed(link) } }

    private static func concerns(_ rule: any ConformanceRule.Type, _ raw: UInt8) -> Bool {
        rule.types.isEmpty || rule.types.contains(MessageType(rawValue: raw))
    }
}
