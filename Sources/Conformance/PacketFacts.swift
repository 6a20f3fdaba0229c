/// What is special about a packet, as far as a few comparisons tell: which rules it can break at all.
///
/// A rule names the facts without which it finds nothing; the most ordinary packet has none of them.
package struct PacketFacts: OptionSet, Sendable, Hashable {
    /// A bit for each fact; below 2^56.
    package var rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    /// The frame is refused.
    package static let refused = PacketFacts(bit: 0)
    /// The payload is refused.
    package static let malformed = PacketFacts(bit: 1)
    /// There is no whole frame.
    package static let cut = PacketFacts(bit: 2)
    /// There is no payload that decodes.
    package static let undecoded = PacketFacts(bit: 3)
    /// Its author speaks a dialect of 2025.
    package static let historical = PacketFacts(bit: 4)
    /// No current app knows its type.
    package static let unnamedType = PacketFacts(bit: 5)

    /// Flag bits without a meaning are set.
    package static let reservedFlags = PacketFacts(bit: 6)
    /// The route flag is set.
    package static let routed = PacketFacts(bit: 7)
    /// It is marked as an answer.
    package static let rsr = PacketFacts(bit: 8)
    /// The frame carries a signature.
    package static let signed = PacketFacts(bit: 9)
    /// The whole frame carries none.
    package static let unsigned = PacketFacts(bit: 10)
    /// The frame says that its payload is compressed.
    package static let compressed = PacketFacts(bit: 11)
    /// The frame names no single recipient.
    package static let broadcast = PacketFacts(bit: 12)
    /// The sender is one that no peer has.
    package static let reservedSender = PacketFacts(bit: 13)
    /// The ttl is above that of any origin.
    package static let highTTL = PacketFacts(bit: 14)
    /// The ttl is 0.
    package static let lastHop = PacketFacts(bit: 15)
    /// The timestamp is no number of milliseconds of our time.
    package static let strangeTime = PacketFacts(bit: 16)
    /// Padding follows the frame.
    package static let padded = PacketFacts(bit: 17)
    /// Bytes that are no padding follow the frame.
    package static let trailing = PacketFacts(bit: 18)

    /// It was put together from fragments.
    package static let rebuilt = PacketFacts(bit: 19)
    /// The capturing device sent it.
    package static let sent = PacketFacts(bit: 20)
    /// It came in several values, or in a long write.
    package static let joined = PacketFacts(bit: 21)
    /// Another frame stands before it in its value.
    package static let following = PacketFacts(bit: 22)
    /// Bytes of no frame stand before it in its value.
    package static let skipped = PacketFacts(bit: 23)
    /// A value of it may be longer than its link carries.
    package static let longValue = PacketFacts(bit: 24)

    /// Timestamp and clock are as far apart as iOS allows, or farther.
    package static let farFromClock = PacketFacts(bit: 25)
    /// The signature was looked at and does not verify over the bytes received.
    package static let badSignature = PacketFacts(bit: 26)
    /// The signature means something else once the payload is compressed anew.
    package static let otherwiseSigned = PacketFacts(bit: 27)
    /// The same packet was seen before, on whatever link.
    package static let seenBefore = PacketFacts(bit: 28)

    /// A fragment carries no bytes.
    package static let emptySlice = PacketFacts(bit: 29)
    /// A fragment says that there are more of its frame than Android takes.
    package static let manyFragments = PacketFacts(bit: 30)
    /// A fragment is one of a sync request.
    package static let requestSlice = PacketFacts(bit: 31)
    /// A fragment differs from the first of its stream in total, type or time.
    package static let changedStream = PacketFacts(bit: 32)
    /// A fragment of the same index came before.
    package static let repeatedIndex = PacketFacts(bit: 33)
    /// A fragment begins a stream of which another sender uses the ID.
    package static let sharedStream = PacketFacts(bit: 34)
    /// It is a sync request.
    package static let request = PacketFacts(bit: 35)
}
