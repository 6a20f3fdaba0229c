/// A mutation that draws one of others.
protocol MutationGroup: Mutation {
    /// What it draws from; when it has several tables, the input decides.
    static var tables: [MutationTable] { get }
}

extension MutationTable {
    /// The mutations of the table, groups replaced by what they draw from.
    var leaves: [any Mutation.Type] {
        slots.flatMap { slot in (slot as? any MutationGroup.Type).map { $0.tables.flatMap(\.leaves) } ?? [slot] }
    }
}
