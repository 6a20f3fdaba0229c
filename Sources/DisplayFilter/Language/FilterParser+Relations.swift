extension FilterParser {
    /// A side of a relation with what its values are.
    struct Side {
        /// The side.
        var operand: Operand
        /// What its values are.
        var type: FieldType
        /// Where it stands.
        var place: Range<Int>
    }

    /// A comparison, a test, or the presence of a field.
    mutating func relation() throws(FilterError) -> FilterNode {
        let quantifier = token.isWord("any") || token.isWord("all") ? take() : nil
        let left = try side()
        if let comparison = Comparison.operators[sign] {
            return try compare(left, comparison, quantifier)
        }
        if token.isWord("in") || token.isWord("not") { return try membership(left, quantifier) }
        if let quantifier { throw error("'\(quantifier.text)' needs a comparison", quantifier.place) }
        if accept("contains") { return try containment(left) }
        if accept("matches") || accept("~") { return try match(left) }
        return try presence(left)
    }

    /// The next token's letters, where it is a word or a sign.
    private var sign: String {
        switch token.kind {
        case .word: token.text
        case .sign(let sign): sign
        default: ""
        }
    }

    private func presence(_ side: Side) throws(FilterError) -> FilterNode {
        if case .function = side.operand { throw error("what a function makes of a field must be compared", side.place) }
        return .present(side.operand)
    }

    private mutating func compare(_ left: Side, _ comparison: Comparison, _ quantifier: Token?) throws(FilterError) -> FilterNode
    {
        let sign = take()
        guard left.type != .group else {
            throw error("a group of fields has no value: '\(sign.text)' needs one of its fields", left.place)
        }
        var comparison = comparison
        if let quantifier { comparison.ofAll = quantifier.isWord("all") }
        if startsSide(token) {
            let right = try side()
            guard left.type == right.type || left.type.isBytes && right.type.isBytes else {
                throw error("a \(left.type.name) and a \(right.type.name) cannot be compared", right.place)
            }
            return .compare(left.operand, comparison, right.operand)
        }
        return .compare(left.operand, comparison, .literal(try literal().value(as: left.type)))
    }

    private mutating func containment(_ left: Side) throws(FilterError) -> FilterNode {
        guard left.type.isBytes || left.type == .text else { throw refusal("contains", left) }
        guard startsSide(token) else { return .contains(left.operand, .literal(try literal().part(of: left.type))) }
        let right = try side()
        guard right.type.isBytes || right.type == .text else { throw refusal("contains", right) }
        return .contains(left.operand, right.operand)
    }

    private mutating func match(_ left: Side) throws(FilterError) -> FilterNode {
        guard left.type.isBytes || left.type == .text else { throw refusal("matches", left) }
        let token = token
        guard case .text(let pattern) = token.kind else {
            throw error("'matches' needs a regular expression in double quotes", token.place)
        }
        _ = take()
        do throws(RegularExpression.Fault) {
            return .matches(left.operand, try RegularExpression(pattern))
        } catch {
            throw self.error("the regular expression cannot be read: \(error.message) (at byte \(error.offset))", token.place)
        }
    }

    private func refusal(_ word: String, _ side: Side) -> FilterError {
        error("'\(word)' needs text or bytes, and this is a \(side.type.name)", side.place)
    }

    private mutating func membership(_ left: Side, _ quantifier: Token?) throws(FilterError) -> FilterNode {
        let isNegated = accept("not")
        guard accept("in") else { throw unexpected() }
        guard left.type != .group else { throw error("a group of fields stands in no set", left.place) }
        let open = token
        guard accept("{") else { throw error("'in' needs a set such as {1, 3..5}", token.place) }
        var ranges = [try range(left.type)]
        while accept(",") { ranges.append(try range(left.type)) }
        try expect("}", after: open)
        let node = FilterNode.member(left.operand, ranges, ofAll: quantifier?.isWord("all") ?? false)
        return isNegated ? .not(node) : node
    }

    private mutating func range(_ type: FieldType) throws(FilterError) -> FilterNode.ValueRange {
        let first = try literal().value(as: type)
        guard accept("..") else { return FilterNode.ValueRange(first: first, last: first) }
        let place = token.place
        let last = try literal().value(as: type)
        if (first.order(to: last) ?? 0) > 0 { throw error("this range ends before it begins", place) }
        return FilterNode.ValueRange(first: first, last: last)
    }
}
