/// What became of one vector: an implementation's answer, this project's as a rule, beside the expected one.
package struct VectorCheck {
    /// What the vector expects.
    package let expected: JSONObject
    /// What the implementation answers.
    package let actual: JSONObject
    private let kind: any VectorKind.Type

    /// Answers `vector` by this project's code, or by other steps; throws when it cannot be understood.
    package init(_ vector: Vector, by steps: VectorSteps = VectorSteps()) throws(VectorError) {
        kind = try VectorKinds.kind(of: vector)
        expected = try kind.expectation(of: vector)
        actual = try kind.answer(vector, by: steps)
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
