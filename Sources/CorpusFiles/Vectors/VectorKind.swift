/// One kind of vector: what it asks, and how this project answers (Corpus/README.md).
package protocol VectorKind: SendableMetatype {
    /// The word in the vector.
    static var name: String { get }
    /// The profiles that have an answer.
    static var profiles: [VectorProfile] { get }
    /// The fields of an event that are its expectation.
    static var eventAnswers: [String] { get }

    /// The answer of an implementation: the fields that stand beside the inputs, such as `want`, or one such record an event.
    static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject
}

extension VectorKind {
    /// What most kinds have: only `want`.
    package static var eventAnswers: [String] { ["want"] }

    /// This project's answer.
    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject { try answer(vector, by: VectorSteps()) }

    /// What the vector expects, in the form of `answer`.
    package static func expectation(of vector: Vector) throws(VectorError) -> JSONObject {
        var expected = vector.fields.object.filter { ["want", "why", "signed", "reencoded"].contains($0) }
        guard vector.fields.has("events") else { return expected }
        let events = try vector.fields.list("events").map { JSONValue.object($0.object.filter(eventAnswers.contains)) }
        expected.members.append(JSONObject.Member(name: "events", value: .array(events)))
        return expected
    }
}
