/// What became of one vector: this project's answer beside the expected one.
package struct VectorCheck {
    /// What the vector expects.
    package let expected: JSONObject
    /// What this project answers.
    package let actual: JSONObject
    private let kind: any VectorKind.Type

    /// Answers `vector`; throws when it cannot be understood.
    package init(_ vector: Vector) throws(VectorError) {
        kind = try VectorKinds.kind(of: vector)
        expected = try kind.expectation(of: vector)
        actual = try kind.answer(vector)
    }

    /// Where the two differ, at most `most` places.
    package func differences(most: Int = .max) -> [VectorDifference] {
        VectorComparison(expected, actual, most: most).differences
    }

    /// Alters every single value of the expectation in turn, and returns how many there were and where none noticed it.
    package func alterations() -> (tried: Int, unnoticed: [String]) {
        let places = VectorAlteration.all(of: expected)
        let unnoticed = places.filter { VectorComparison($0.applied(to: expected), actual, most: 1).differences.isEmpty }
        return (places.count, unnoticed.map(\.place))
    }
}
