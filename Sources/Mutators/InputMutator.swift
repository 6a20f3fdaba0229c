import PacketGenerators

/// Changes inputs by their structure, and by bytes now and then.
///
/// The same input, partner and random state always give the same result. Total: any input, partner and limit will do.
package struct InputMutator {
    /// What the inputs are.
    package let shape: InputShape
    private let table: MutationTable
    private var draft: Draft

    /// The draws for one change before a plain one is made.
    private static let mostDraws = 8

    /// Makes a mutator for a shape.
    package init(_ shape: InputShape) {
        self.shape = shape
        table = ShapeMutations.table(for: shape)
        if case .events(let grammar) = shape { draft = Draft(grammar: grammar) } else { draft = Draft() }
    }

    /// The name of the mutation that the last call made.
    package var lastMutation: String { draft.name }

    /// Changes `input` once, keeping it at `limit` bytes or below; `partner` is another input that parts may be taken from.
    ///
    /// A draw that changes nothing is repeated a few times, then one bit is flipped.
    package mutating func mutate(
        _ input: inout [UInt8], partner: [UInt8], limit: Int, _ random: inout SplitMix64
    ) {
        mutate(&input, partner: partner, limit: limit, &random, table)
    }

    /// Changes `input` the plain way: bits, bytes, runs, lengths; knows no structure.
    package mutating func mutateBytes(_ input: inout [UInt8], partner: [UInt8], limit: Int, _ random: inout SplitMix64) {
        mutate(&input, partner: partner, limit: limit, &random, ByteMutations.table)
    }

    private mutating func mutate(
        _ input: inout [UInt8], partner: [UInt8], limit: Int, _ random: inout SplitMix64, _ table: MutationTable
    ) {
        draft.begin(&input, partner: partner, limit: limit, random)
        var draws = 0
        while !draft.hasChanged, draws < Self.mostDraws {
            draft.draw(table)
            draws += 1
        }
        if !draft.hasChanged { draft.apply(draft.bytes.isEmpty ? ByteInsert.self : BitFlip.self) }
        draft.end(&input, &random)
    }
}

extension InputMutator {
    /// The names of every mutation that a shape may meet, the plain ones included, in the order of their lists.
    package static func names(of shape: InputShape) -> [String] {
        ShapeMutations.leaves(of: shape).map { $0.name }
    }
}
