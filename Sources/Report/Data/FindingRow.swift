/// One finding as a page holds it.
struct FindingRow: Sendable, Hashable {
    /// The row of the packet; nil where an advert breaks the rule, or the packet is not kept.
    var packet: Int?
    /// The row of the advert; nil where it is a packet's.
    var advert: Int?
    /// The rule.
    var rule: Int
    /// What was found.
    var message: Int
    /// Where in the frame it stands, from its first byte; nil when it has no one place.
    var offset: Int?
}
