/// The rules that one kind of packet can break: those of its type whose facts it has.
struct RuleSelection {
    /// The type byte and the facts that all packets of the kind have.
    struct Kind: Equatable {
        private let word: UInt64

        init(_ type: UInt8, _ facts: PacketFacts) { word = UInt64(type) << 56 | facts.rawValue }

        /// The number of places.
        static let places = 1_024

        /// One of the places, spread over them as kinds differ.
        @inline(__always)
        var place: Int { Int(((word ^ word >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 54) }
    }

    /// Whom it is for; nil for nobody.
    var kind: Kind?
    /// The rules about one packet by itself, and those that remember: a bit for each, the first of the list in the lowest.
    var packetRules: UInt128 = 0, meshRules: UInt64 = 0
}
