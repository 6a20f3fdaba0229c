extension FilterParser {
    /// Words that are no literals.
    private static let reserved: Set<String> = [
        "and", "or", "xor", "not", "in", "contains", "matches", "any", "all",
    ]

    /// How many times as long as the value its slices may be: each stretch may be all of it.
    private static let mostStretches = 16

    /// A field or a function, with its slices and its mask.
    mutating func side() throws(FilterError) -> Side {
        var side = try atom()
        var stretches = 1
        while case .slice = token.kind {
            let slice = take()
            guard side.type.isBytes || side.type == .text else {
                throw error("a \(side.type.name) has no bytes to take a slice of", side.place)
            }
            let slices = try SliceText(slice, expression).slices()
            stretches *= slices.count
            if stretches > Self.mostStretches {
                throw error("a value is taken \(Self.mostStretches) times at most by its slices", slice.place)
            }
            side.operand = .slice(side.operand, slices)
            side.type = .bytes
            side.place = side.place.lowerBound..<slice.place.upperBound
        }
        return accept("&") || accept("bitand") ? try masked(side) : side
    }

    private mutating func masked(_ side: Side) throws(FilterError) -> Side {
        guard side.type == .number, case .number(let bits) = try literal().value(as: .number) else {
            throw error("'&' needs a number, and this is a \(side.type.name)", side.place)
        }
        return Side(operand: .masked(side.operand, bits), type: .number, place: side.place)
    }

    private mutating func atom() throws(FilterError) -> Side {
        let word = token
        guard case .word = word.kind, !Self.reserved.contains(word.text) else { throw misplaced(word) }
        if let field = FieldCatalog.field(named: word.text) {
            _ = take()
            return Side(operand: .field(index(of: field)), type: field.type, place: word.place)
        }
        _ = take()
        guard token.isWord("(") else { throw unknownField(word) }
        return try function(word)
    }

    private mutating func function(_ name: Token) throws(FilterError) -> Side {
        guard let function = FilterFunction(rawValue: name.text) else {
            let known = FilterFunction.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("no function is called '\(name.text)': there are \(known)", name.place)
        }
        let open = take()
        try goDeeper(open)
        let argument = try side()
        try expect(")", after: open)
        goUp()
        guard let type = function.result(of: argument.type) else {
            throw error("\(name.text)() takes no \(argument.type.name)", argument.place)
        }
        return Side(operand: .function(function, argument.operand), type: type, place: name.place)
    }

    /// Whether `token` begins a field or a function, rather than being a literal.
    func startsSide(_ token: Token) -> Bool {
        guard case .word = token.kind else { return false }
        return FieldCatalog.field(named: token.text) != nil || FieldCatalog.resemblesName(token.text)
            || FilterFunction(rawValue: token.text) != nil && isFollowedByParenthesis
    }

    /// Takes a literal.
    mutating func literal() throws(FilterError) -> Literal {
        let token = token
        switch token.kind {
        case .word where !Self.reserved.contains(token.text), .text, .character:
            _ = take()
            return Literal(token: token, expression: expression)
        default: throw token.kind == .end ? unexpected() : error("a value was expected, not '\(token.text)'", token.place)
        }
    }

    private func misplaced(_ token: Token) -> FilterError {
        switch token.kind {
        case .text, .character: error("a field was expected on this side, not \(token.text)", token.place)
        case .end: unexpected()
        default: error("a field was expected, not '\(token.text)'", token.place)
        }
    }

    private func unknownField(_ word: Token) -> FilterError {
        if NumberText(word.text).isNumber {
            return error("a field was expected on this side, not \(word.text)", word.place)
        }
        let nearest = FieldCatalog.nearest(to: word.text).map { "; did you mean \($0)?" } ?? ""
        return error("no field is called '\(word.text)'\(nearest)", word.place)
    }
}
