/// One place where an answer is not the expected one.
package struct VectorDifference: Sendable, Equatable {
    /// The place, such as `events[3].want.v`.
    package let place: String
    /// What the vector expects; nil for nothing.
    package let expected: JSONValue?
    /// What this project answers; nil for nothing.
    package let actual: JSONValue?
    /// The class of the refusal that the vector names beside its expectation.
    package let expectedWhy: JSONValue?
    /// The class of the refusal that this project names.
    package let actualWhy: JSONValue?
}

extension VectorDifference: CustomStringConvertible {
    /// One line for a person; long values are cut.
    package var description: String {
        let expected = Self.shown(expected, expectedWhy)
        return "\(JSONValue.escaped(place)): expected \(expected), actual \(Self.shown(actual, actualWhy))"
    }

    private static func shown(_ value: JSONValue?, _ why: JSONValue?) -> String {
        (value?.shown ?? "nothing") + (why.map { " (\($0.shown))" } ?? "")
    }
}
