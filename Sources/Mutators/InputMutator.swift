import PacketGenerators

/// Changes inputs by their structure, and by bytes now and then.
///
/// The same input, partner and random state always give the same result.
package struct InputMutator {
    /// What the inputs are.
    package let shape: InputShape

    /// Makes a mutator for a shape.
    package init(_ shape: InputShape) { self.shape = shape }

    /// Changes `input` once, keeping it at `limit` bytes or below; `partner` is another input that parts may be taken from.
    package mutating func mutate(
        _ input: inout [UInt8], partner: [UInt8], limit: Int, _ random: inout SplitMix64
    ) {
        guard !input.isEmpty else { return input = Array(partner.prefix(limit)) }
        input[random.below(input.count)] ^= UInt8(1 << random.below(8))
        if input.count > limit { input.removeLast(input.count - limit) }
    }

    /// Changes `input` the plain way: bits, bytes, runs, lengths; knows no structure.
    package mutating func mutateBytes(_ input: inout [UInt8], partner: [UInt8], limit: Int, _ random: inout SplitMix64) {
        mutate(&input, partner: partner, limit: limit, &random)
    }
}
