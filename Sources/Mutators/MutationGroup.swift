/// A mutation that draws one of others.
protocol MutationGroup: Mutation {
    /// What it draws from; when it has several tables, the input decides.
    static var tables: [MutationTable] { get }
}

extension MutationTable {
    /// The mutations of the table, each once, groups replaced by what they draw from.
    var leaves: [any Mutation.Type] {
        var (seen, leaves): (Set<ObjectIdentifier>, [any Mutation.Type]) = ([], [])
        var waiting: [any Mutation.Type] = slots.reversed()
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if let group = next as? any MutationGroup.Type {
                for table in group.tables.reversed() { waiting += table.slots.reversed() }
            } else {
                leaves.append(next)
            }
        }
        return leaves
    }
}
