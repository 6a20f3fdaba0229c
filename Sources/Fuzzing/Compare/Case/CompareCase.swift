import CorpusFiles

/// One question for both sides: a vector's inputs, as they are or changed, without its expectation.
struct CompareCase {
    /// The fields of a vector that are no input.
    private static let besides: Set = [
        "id", "kind", "profile", "note", "rule", "differs", "deflate", "lossy", "flags", "result", "want", "why", "signed",
        "reencoded",
    ]

    /// Its name: the vector's, with `~` and a number when it was changed.
    var id: String
    /// What is asked.
    let kind: any VectorKind.Type
    /// Whose answer is asked for.
    let profile: VectorProfile
    /// The inputs, in the order of the vector.
    var inputs: JSONObject
    /// The case in words, as the vector gives it.
    let note: String?
    /// The rule that the vector pins.
    let rule: String?
    /// Whether it was changed.
    var isMutant = false

    /// Takes the inputs of `vector`; throws when this project has no answer for its kind and profile.
    init(_ vector: Vector) throws(VectorError) {
        id = vector.id
        kind = try VectorKinds.kind(of: vector)
        profile = vector.profile
        let object = vector.fields.object
        note = Self.text(object["note"])
        rule = Self.text(object["rule"])
        inputs = object.filter { !Self.besides.contains($0) }
        if vector.fields.has("events") {
            let answers = kind.eventAnswers
            let events = try vector.fields.list("events").map { JSONValue.object($0.object.filter { !answers.contains($0) }) }
            inputs["events"] = .array(events)
        }
        if case .object(let want) = object["want"], let others = want["others"] { inputs["others"] = others }
    }

    /// The line that the other program is sent, without its line feed.
    var line: [UInt8] { JSONLine.bytes(of: object) }

    /// The bytes of the line, and of what `fill` stands for in it: what reduction makes smaller.
    var size: Int {
        let events = inputs.list(at: ["events"]) ?? []
        let filled = events.reduce(Self.filled(.object(inputs))) { $0 &+ Self.filled($1) }
        return line.count &+ filled
    }

    /// The object that the other program is sent.
    var object: JSONObject {
        let head: JSONObject = ["id": .string(id), "kind": .string(kind.name), "profile": .string(profile.rawValue)]
        return JSONObject(head.members + inputs.members)
    }

    /// This project's answer for `profile`; throws when the inputs are not what the kind asks for.
    func answer(for profile: VectorProfile) throws(VectorError) -> JSONObject {
        var object = self.object
        object["profile"] = .string(profile.rawValue)
        if let others = object["others"] {
            object["others"] = nil
            object["want"] = .object(["others": others])
        }
        return try kind.answer(Vector(.object(object)))
    }

    /// The bytes that the `fill` of a case or an event stands for.
    private static func filled(_ value: JSONValue) -> Int {
        guard case .object(let object) = value, case .array(let fill) = object["fill"], case .number(let count) = fill.last
        else { return 0 }
        return min(max(0, Int(count) ?? 0), VectorFields.longestInput)
    }

    private static func text(_ value: JSONValue?) -> String? {
        guard case .string(let text) = value else { return nil }
        return text
    }
}
