import Dissection

/// The rules that one kind of packet can break: those of its type whose facts it has.
struct RuleSelection {
    /// The type byte and the facts that all packets of the kind have.
    struct Kind: Equatable {
        private let word: UInt64

        init(_ type: UInt8, _ facts: PacketFacts) { word = UInt64(type) << 56 | facts.rawValue }

        /// The number of places.
        static let places = 1_024

        /// One of the places, spread over them as kinds differ.
        var place: Int { Int(((word ^ word >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 54) }
    }

    /// One rule about a packet, or several about the fields of a sync request, which are found once for all of them.
    enum Step {
        case packet(any PacketRule.Type)
        case fields([any RequestFieldRule.Type])
    }

    /// Whom it is for.
    let kind: Kind
    /// The rules about one packet by itself, in their order.
    private(set) var packetRules: [Step] = []
    /// The indexes of the rules that remember, in their order.
    var meshRules: [Int] = []

    /// Makes an empty selection.
    init(kind: Kind) { self.kind = kind }

    /// Adds a rule about one packet by itself.
    mutating func add(_ rule: any PacketRule.Type) {
        guard let field = rule as? any RequestFieldRule.Type else { return packetRules.append(.packet(rule)) }
        if case .fields(let before) = packetRules.last {
            packetRules[packetRules.count - 1] = .fields(before + [field])
        } else {
            packetRules.append(.fields([field]))
        }
    }
}

extension RuleSelection.Step {
    /// Runs the rules of the step.
    func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        switch self {
        case .packet(let rule): rule.check(packet, frame, payload, &findings)
        case .fields(let rules):
            guard var request = RequestFields(packet, payload) else { return }
            request.decodeSet(payload)
            for rule in rules { rule.check(request, payload, &findings) }
        }
    }
}
