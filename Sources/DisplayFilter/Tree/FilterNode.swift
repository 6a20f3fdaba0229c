/// A bound expression: what must be true of a packet.
indirect enum FilterNode: Sendable {
    /// Every one of these.
    case all([FilterNode])
    /// One of these, or several.
    case any([FilterNode])
    /// An odd number of these.
    case odd([FilterNode])
    /// Not this.
    case not(FilterNode)
    /// There is a value; of a slice one with bytes, of a masked number one with a bit set.
    case present(Operand)
    /// The sides compare so.
    case compare(Operand, Comparison, Operand)
    /// A value of the first has one of the second in it.
    case contains(Operand, Operand)
    /// A value has a part that the expression describes.
    case matches(Operand, RegularExpression)
    /// A value stands in one of the ranges, ends included.
    case member(Operand, [ValueRange], ofAll: Bool)

    /// A range of values; a single value begins and ends it.
    struct ValueRange: Sendable, Hashable {
        var first: FilterValue
        var last: FilterValue
    }
}
