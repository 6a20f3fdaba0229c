/// One word or sign of an expression, with the bytes where it stands.
struct Token: Sendable, Hashable {
    /// What it is.
    enum Kind: Sendable, Hashable {
        /// A name, a number, bytes or a literal without quotes.
        case word
        /// A text in quotes, without them.
        case text([UInt8])
        /// A character in single quotes.
        case character(UInt8)
        /// A sign, such as `==`.
        case sign(String)
        /// What stands between brackets.
        case slice
        /// The end of the expression.
        case end
    }

    /// What it is.
    var kind: Kind
    /// Its letters as they stand there; of a slice those between the brackets.
    var text: String
    /// Where it stands.
    var place: Range<Int>

    /// Whether it is the sign or the word `spelling`.
    func isWord(_ spelling: String) -> Bool {
        switch kind {
        case .word: text == spelling
        case .sign(let sign): sign == spelling
        default: false
        }
    }
}
