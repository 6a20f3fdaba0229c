/// Why a vector cannot be answered: a field is not what its kind asks for.
package struct VectorError: Error, Sendable, Hashable {
    /// The field, such as `events[3].hex`.
    package let place: String
    /// What was expected there.
    package let expected: String

    /// Makes an error; `expected` completes the sentence "expected ...".
    package init(_ place: String, expected: String) {
        self.place = place
        self.expected = expected
    }
}
