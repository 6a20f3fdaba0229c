import BitchatFrame
import Dissection
import LinkLayers
import WireFormat

/// Every rule, of which a packet meets those that it can break: by its type and by what is special about it.
struct RuleSet {
    private let table: RuleTable
    /// The selections made last, each at the place of its kind or beside it.
    private var selections: [RuleSelection]
    /// The rules that remember, one of each kind; empty when no rule is applied.
    private var meshRules: [any MeshRule]

    /// Makes a set of every rule, or of none; without occasions each rule meets every packet of its types.
    init(isEmpty: Bool = false, honoursOccasions: Bool = true) {
        table = honoursOccasions ? .all : .withoutOccasions
        selections = Array(repeating: RuleSelection(), count: isEmpty ? 0 : RuleSelection.Kind.places)
        meshRules = isEmpty ? [] : Rules.meshRules.map { $0.init() }
    }

    /// Runs the rules that concern the packet, which `mesh` has in hand; one without a header meets those for every type.
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        if meshRules.isEmpty { return }
        let facts = mesh.lookUp(), place = place(mesh.inHand.header?.type.rawValue ?? 0, facts)
        if selections[place].packetRules != 0 {
            table.check(selections[place].packetRules, packet, frame, payload, &findings)
        }
        var left = selections[place].meshRules
        while left != 0 {
            meshRules[left.trailingZeroBitCount].observe(packet, frame, payload, mesh, &findings)
            left &= left &- 1
        }
    }

    /// Where the rules for a kind of packet stand; two kinds share two places, the one met last in the first of them.
    private mutating func place(_ type: UInt8, _ facts: PacketFacts) -> Int {
        let kind = RuleSelection.Kind(type, facts), place = kind.place & ~1
        if selections[place].kind == kind { return place }
        selections.swapAt(place, place + 1)
        if selections[place].kind != kind { selections[place] = table.selection(kind, type, facts) }
        return place
    }

    /// Runs the rules about adverts.
    mutating func observe(_ advertisement: Advertisement, _ mesh: MeshState, _ findings: inout FindingList) {
        for index in meshRules.indices { meshRules[index].observe(advertisement, mesh, &findings) }
    }

    /// A link ended.
    mutating func closed(_ link: Link) { for index in meshRules.indices { meshRules[index].closed(link) } }
}
