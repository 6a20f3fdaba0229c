import BitchatFrame

/// The rules that one kind of packet can break: those of its type whose facts it has.
struct RuleSelection {
    /// The type byte and the facts that all packets of the kind have.
    struct Kind: Equatable {
        private let word: UInt64

        init(_ type: UInt8, _ facts: PacketFacts) { word = UInt64(type) << 56 | facts.rawValue }

        /// One of 256 places, spread over them as kinds differ.
        var place: Int { Int(((word ^ word >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 56) }
    }

    /// Whom it is for.
    var kind: Kind
    /// The rules about one packet by itself, in their order.
    var packetRules: [any PacketRule.Type] = []
    /// The indexes of the rules that remember, in their order.
    var meshRules: [Int] = []
}
