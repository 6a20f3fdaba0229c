import BitchatFrame
import Dissection
import LinkLayers
import WireFormat

/// Every rule, sorted by the message types it concerns, so that a packet meets only its own.
struct RuleSet {
    /// Which rules concern which type byte; the same for every set.
    private struct Table {
        var packetRules: [[any PacketRule.Type]]
        var meshIndexes: [[Int]]

        init() {
            packetRules = (0...255).map { raw in Rules.packetRules.filter { Self.concerns($0, raw) } }
            meshIndexes = (0...255).map { raw in
                Rules.meshRules.indices.filter { Self.concerns(Rules.meshRules[$0], raw) }
            }
        }

        private static func concerns(_ rule: any ConformanceRule.Type, _ raw: Int) -> Bool {
            rule.types.isEmpty || rule.types.contains { Int($0.rawValue) == raw }
        }
    }

    private static let table = Table()

    /// The rules that remember, one of each kind; empty when no rule is applied.
    private var meshRules: [any MeshRule]
    private let isEmpty: Bool

    /// Makes a set of every rule, or of none.
    init(isEmpty: Bool = false) {
        self.isEmpty = isEmpty
        meshRules = isEmpty ? [] : Rules.meshRules.map { $0.init() }
    }

    /// Runs the rules that concern the packet; one without a header meets those for every type.
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        if isEmpty { return }
        let type = Int(packet.header?.type.rawValue ?? 0)
        for rule in Self.table.packetRules[type] { rule.check(packet, frame, payload, &findings) }
        for index in Self.table.meshIndexes[type] { meshRules[index].observe(packet, frame, payload, mesh, &findings) }
    }

    /// Runs the rules about adverts.
    mutating func observe(_ advertisement: Advertisement, _ mesh: MeshState, _ findings: inout FindingList) {
        for index in meshRules.indices { meshRules[index].observe(advertisement, mesh, &findings) }
    }

    /// A link ended.
    mutating func closed(_ link: Link) { for index in meshRules.indices { meshRules[index].closed(link) } }
}
