/// Reads an expression, from the weakest connective to the strongest: `or`, `xor`, `and`, `not`, relations.
struct FilterParser {
    /// The most bytes of an expression.
    static let longest = 16_384
    /// The deepest nesting of parentheses and functions.
    static let deepest = 64

    /// The fields named so far; operands refer to their indices.
    private(set) var fields: [FilterField] = []

    let expression: String
    private let tokens: [Token]
    private var position = 0
    private var depth = 0

    /// Takes `expression` apart.
    init(_ expression: String) throws(FilterError) {
        self.expression = expression
        guard expression.utf8.count <= Self.longest else {
            throw FilterError(
                expression: "", message: "an expression has at most \(Self.longest) bytes, not \(expression.utf8.count)",
                place: 0..<0)
        }
        tokens = try Lexer.tokens(of: expression)
    }

    /// The whole expression; nil for an empty one, which is true of every packet.
    mutating func parse() throws(FilterError) -> FilterNode? {
        if case .end = token.kind { return nil }
        let node = try disjunction()
        guard case .end = token.kind else { throw unexpected() }
        return node
    }

    private mutating func disjunction() throws(FilterError) -> FilterNode {
        var nodes = [try exclusion()]
        while accept("or") || accept("||") { nodes.append(try exclusion()) }
        return nodes.count == 1 ? nodes[0] : .any(nodes)
    }

    private mutating func exclusion() throws(FilterError) -> FilterNode {
        var nodes = [try conjunction()]
        while accept("xor") || accept("^^") { nodes.append(try conjunction()) }
        return nodes.count == 1 ? nodes[0] : .odd(nodes)
    }

    private mutating func conjunction() throws(FilterError) -> FilterNode {
        var nodes = [try negation()]
        while accept("and") || accept("&&") { nodes.append(try negation()) }
        return nodes.count == 1 ? nodes[0] : .all(nodes)
    }

    private mutating func negation() throws(FilterError) -> FilterNode {
        var isNegated = false
        while accept("not") || accept("!") { isNegated.toggle() }
        let node = token.isWord("(") ? try group() : try relation()
        return isNegated ? .not(node) : node
    }

    private mutating func group() throws(FilterError) -> FilterNode {
        let open = take()
        try goDeeper(open)
        let node = try disjunction()
        try expect(")", after: open)
        depth -= 1
        return node
    }
}

// MARK: Tokens

extension FilterParser {
    /// The next token.
    var token: Token { tokens[min(position, tokens.count - 1)] }

    /// Whether a parenthesis comes after the next token.
    var isFollowedByParenthesis: Bool { position + 1 < tokens.count && tokens[position + 1].isWord("(") }

    /// Takes the next token.
    mutating func take() -> Token {
        defer { position += 1 }
        return token
    }

    /// Takes the next token if it is `spelling`.
    mutating func accept(_ spelling: String) -> Bool {
        guard token.isWord(spelling) else { return false }
        position += 1
        return true
    }

    /// Takes the sign that closes what `open` opened.
    mutating func expect(_ sign: String, after open: Token) throws(FilterError) {
        guard !accept(sign) else { return }
        if case .end = token.kind { throw error("'\(open.text)' is not closed: '\(sign)' is missing", open.place) }
        throw error("'\(sign)' was expected, not '\(token.text)'", token.place)
    }

    /// Counts a level of nesting, which `open` begins.
    mutating func goDeeper(_ open: Token) throws(FilterError) {
        depth += 1
        if depth > Self.deepest { throw error("expressions are nested \(Self.deepest) deep at most", open.place) }
    }

    /// Counts the end of a level.
    mutating func goUp() { depth -= 1 }

    /// The index of `field` among those of the expression.
    mutating func index(of field: FilterField) -> Int {
        if let known = fields.firstIndex(where: { "\($0.name)" == "\(field.name)" }) { return known }
        fields.append(field)
        return fields.count - 1
    }

    /// An error at the next token, which is not what was to come.
    func unexpected() -> FilterError {
        if case .end = token.kind { return error("the expression ends too early", token.place) }
        return error("'\(token.text)' was not expected here", token.place)
    }

    /// An error at `place`.
    func error(_ message: String, _ place: Range<Int>) -> FilterError {
        FilterError(expression: expression, message: message, place: place)
    }
}
