/// One question with its answer: a line of a vector file (Corpus/README.md).
package struct Vector: Sendable {
    /// The most bytes that the answers to the events of one vector may have together.
    package static let longestAnswer = 268_435_456

    /// The vector's name.
    package let id: String
    /// What is asked.
    package let kind: String
    /// Whose answer it is; `ios` where the line names none.
    package let profile: VectorProfile
    /// Every field of the line, the expectation included.
    package let fields: VectorFields

    /// Takes the line that `value` is; throws when it is no object, or has no `id` or `kind`.
    package init(_ value: JSONValue) throws(VectorError) {
        guard case .object(let object) = value else { throw VectorError("line", expected: "an object") }
        fields = VectorFields(object)
        id = try fields.text("id")
        kind = try fields.text("kind")
        profile = fields.has("profile") ? VectorProfile(rawValue: try fields.text("profile")) : .ios
    }

    /// Answers each event in order; throws also when the answers grow beyond all bounds.
    func onEvents(
        longestAnswer: Int = Vector.longestAnswer, _ answer: (VectorFields) throws(VectorError) -> JSONObject
    ) throws(VectorError) -> JSONObject {
        var answers: [JSONValue] = []
        var size = 0
        for event in try fields.list("events") {
            let answer = JSONValue.object(try answer(event))
            size += answer.byteCount
            guard size <= longestAnswer else {
                throw VectorError("events", expected: "answers of at most \(longestAnswer) bytes")
            }
            answers.append(answer)
        }
        return ["events": .array(answers)]
    }
}
