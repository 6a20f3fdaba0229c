import CorpusFiles

/// One finished vector: its inputs, and what this project answers.
package struct CorpusVector: Sendable {
    /// The line, member by member.
    package private(set) var object: JSONObject

    /// The answer of `profile` to `question`; a question that its kind does not understand is a mistake in the list of cases and
    /// ends the program.
    init(_ question: CorpusQuestion, _ profile: VectorProfile) {
        let id = profile.rawValue + "-" + question.name
        object = [
            "id": .string(id), "profile": .string(profile.rawValue), "kind": .string(question.kind),
            "note": .string(question.note), "rule": .string(question.rule),
        ]
        object.members += question.inputs.members
        do throws(VectorError) {
            let vector = try Vector(.object(object))
            add(try VectorKinds.kind(of: vector).answer(vector))
        } catch {
            preconditionFailure("\(id): \(error.place): expected \(error.expected)")
        }
        if profile != .android, Self.namesNoRefusals.contains(question.kind) { object["why"] = nil }
    }

    /// The kinds whose refusals have no class outside Android: there is only one way to fail.
    private static let namesNoRefusals = ["piece", "announce"]

    /// The vector's name.
    package var id: String { text("id") }
    /// What is asked.
    package var kind: String { text("kind") }

    /// The text of a member, or nothing.
    func text(_ name: String) -> String {
        guard case .string(let text) = object[name] else { return "" }
        return text
    }

    /// Puts a mark on the vector: a member that every kind may have, behind the kind.
    mutating func mark(_ name: String, _ value: JSONValue) {
        object.members.insert(JSONObject.Member(name: name, value: value), at: 3)
    }

    /// Adds a member at the end.
    mutating func append(_ name: String, _ value: JSONValue) { object[name] = value }

    private mutating func add(_ answer: JSONObject) {
        for member in answer.members {
            let value = ShortForm.of(member.value, member.name)
            object[member.name] = member.name == "events" ? Self.joined(object["events"], value) : value
        }
    }

    /// The events, each with its answer behind its inputs.
    private static func joined(_ events: JSONValue?, _ answers: JSONValue) -> JSONValue {
        guard case .array(let events) = events, case .array(let answers) = answers else { return answers }
        return .array(
            zip(events, answers).map { event, answer in
                guard case .object(let event) = event, case .object(let answer) = answer else { return event }
                return .object(JSONObject(event.members + answer.members))
            })
    }
}
