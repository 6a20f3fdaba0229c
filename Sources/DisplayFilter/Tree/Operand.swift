/// One side of a comparison, bound to the fields of the expression.
indirect enum Operand: Sendable {
    /// The values of the field with this index.
    case field(Int)
    /// A fixed value.
    case literal(FilterValue)
    /// Stretches of each value, joined.
    case slice(Operand, [ByteSlice])
    /// What a function makes of the values.
    case function(FilterFunction, Operand)
    /// Each number with all bits but these cleared.
    case masked(Operand, Int128)
}
