/// Mutations to draw from, each as often as its weight says.
struct MutationTable: Sendable {
    /// Every mutation, once for each unit of its weight.
    let slots: [any Mutation.Type]

    /// Makes a table of mutations and their weights.
    init(_ weighted: [(any Mutation.Type, Int)]) {
        slots = weighted.flatMap { Array(repeating: $0.0, count: $0.1) }
    }
}

extension Draft {
    /// Draws a mutation and applies it to the window.
    mutating func draw(_ table: MutationTable) {
        guard !table.slots.isEmpty else { return }
        apply(table.slots[random.below(table.slots.count)])
    }

    /// Applies a mutation to the window and keeps its name; that of the innermost one stays.
    mutating func apply(_ mutation: any Mutation.Type) {
        name = mutation.name
        mutation.apply(&self)
    }
}
