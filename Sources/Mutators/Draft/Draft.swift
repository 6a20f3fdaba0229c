import BitchatFrame
import Inflate
import PacketGenerators

/// An input being changed: its bytes, the window that may change, and what a mutation may draw from.
///
/// Every access is total: reading outside gives 0, writing outside does nothing, and an edit that would exceed the limit does not
/// happen. Offsets are those of the whole input.
struct Draft {
    /// The input.
    var bytes: [UInt8] = []
    /// Another input of the same shape.
    var partner: [UInt8] = []
    /// The part of the input that may change.
    var window = 0..<0
    /// The part of the partner that stands for the window.
    var partnerWindow = 0..<0
    /// The most bytes the input may have.
    var limit = 0
    /// Whether an edit changed something.
    var hasChanged = false
    /// The name of the last mutation applied.
    var name = ""
    /// The randomness.
    var random = SplitMix64(seed: 0)
    /// The type whose payload the window is.
    var type = MessageType(rawValue: 0)
    /// The Golomb-Rice parameter of the bit stream that the window is.
    var parameter = 0
    /// The events that the target understands.
    let grammar: EventGrammar
    /// Makes compressed bodies; made when first needed, since it costs more than most mutations.
    lazy var deflater = RawDeflater()
    /// Opens compressed bodies; made when first needed.
    lazy var inflater = RawInflater()

    /// Makes an empty draft.
    init(grammar: EventGrammar = EventGrammar([])) { self.grammar = grammar }

    /// Takes over an input, cut to the limit.
    mutating func begin(_ input: inout [UInt8], partner: [UInt8], limit: Int, _ random: SplitMix64) {
        swap(&bytes, &input)
        self.partner = partner
        self.limit = max(0, limit)
        self.random = random
        hasChanged = false
        if bytes.count > self.limit { bytes.removeLast(bytes.count - self.limit) }
        window = 0..<bytes.count
        partnerWindow = 0..<partner.count
    }

    /// Gives the input back.
    mutating func end(_ input: inout [UInt8], _ random: inout SplitMix64) {
        swap(&bytes, &input)
        random = self.random
        partner = []
    }
}
