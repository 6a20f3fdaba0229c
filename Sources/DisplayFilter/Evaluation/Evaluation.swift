/// Finds out whether an expression is true of the values that a packet has.
struct Evaluation {
    /// The values of each field of the expression, at the field's index.
    let values: [[FilterValue]]

    /// Whether `node` is true; as deep as expressions may be nested.
    func isTrue(_ node: FilterNode) -> Bool {
        switch node {
        case .all(let nodes): nodes.allSatisfy(isTrue)
        case .any(let nodes): nodes.contains(where: isTrue)
        case .odd(let nodes): nodes.count(where: isTrue) % 2 == 1
        case .not(let inner): !isTrue(inner)
        case .present(let operand): isPresent(operand)
        case .compare(let left, let comparison, let right): compare(left, comparison, right)
        case .contains(let whole, let part): contains(whole, part)
        case .matches(let operand, let expression): values(of: operand).contains { expression.matches($0.content ?? []) }
        case .member(let operand, let ranges, let ofAll): isMember(operand, ranges, ofAll)
        }
    }

    private func isPresent(_ operand: Operand) -> Bool {
        switch operand {
        case .field(let index): !values[index].isEmpty
        case .masked: values(of: operand).contains { $0 != .number(0) }
        default: values(of: operand).contains { $0.content?.isEmpty == false }
        }
    }

    private func compare(_ left: Operand, _ comparison: Comparison, _ right: Operand) -> Bool {
        let left = values(of: left), right = values(of: right)
        let holds = { (left: FilterValue, right: FilterValue) in left.order(to: right).map(comparison.relation.holds) ?? false }
        guard comparison.ofAll else { return left.contains { left in right.contains { holds(left, $0) } } }
        guard !left.isEmpty, !right.isEmpty else { return false }
        return left.allSatisfy { left in right.allSatisfy { holds(left, $0) } }
    }

    private func contains(_ whole: Operand, _ part: Operand) -> Bool {
        let wholes = values(of: whole), parts = values(of: part)
        return wholes.contains { whole in
            parts.contains { part in ByteSearch.contains(whole.content ?? [], part.content ?? []) }
        }
    }

    private func isMember(_ operand: Operand, _ ranges: [FilterNode.ValueRange], _ ofAll: Bool) -> Bool {
        let values = values(of: operand)
        let stands = { (value: FilterValue) in
            ranges.contains { range in
                (value.order(to: range.first) ?? -1) >= 0 && (value.order(to: range.last) ?? 1) <= 0
            }
        }
        return ofAll ? !values.isEmpty && values.allSatisfy(stands) : values.contains(where: stands)
    }

    private func values(of operand: Operand) -> [FilterValue] {
        switch operand {
        case .field(let index): values[index]
        case .literal(let value): [value]
        case .slice(let inner, let slices):
            values(of: inner).map { value in .bytes(slices.flatMap { $0.take(value.content ?? []) }) }
        case .function(let function, let inner): function.apply(values(of: inner))
        case .masked(let inner, let bits):
            values(of: inner).map { if case .number(let number) = $0 { .number(number & bits) } else { $0 } }
        }
    }
}
