/// Where a text stops being JSON, and what should stand there.
package struct JSONError: Error, Sendable, Hashable {
    /// The offset of the first byte that does not fit.
    package let offset: Int
    /// What was expected instead.
    package let expected: Expected

    /// What was expected; the raw value completes the sentence "expected ...".
    package enum Expected: String, Sendable, Hashable, CaseIterable {
        /// The beginning of a value.
        case value = "a value"
        /// No more text.
        case end = "nothing after the value"
        /// Less nesting.
        case depth = "at most 32 levels"
        /// A member's name.
        case name = "a name in quotes"
        /// A name that is new in its object.
        case newName = "a name that this object does not have yet"
        /// The colon behind a name.
        case colon = "':'"
        /// What may follow a member.
        case memberEnd = "',' or '}'"
        /// What may follow an element.
        case elementEnd = "',' or ']'"
        /// A digit of a number.
        case digit = "a digit"
        /// The end of a string.
        case quote = "a closing quote"
        /// A character other than a control character.
        case character = "no control character in a string"
        /// A known escape.
        case escape = "one of \"\\/bfnrtu after a backslash"
        /// The digits of an escape.
        case hexDigits = "four hex digits"
        /// The second half of a surrogate pair, or no half at all.
        case surrogatePair = "a whole surrogate pair"
        /// A string that is UTF-8.
        case text = "UTF-8"
    }
}
