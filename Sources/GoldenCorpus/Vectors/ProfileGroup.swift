import CorpusFiles

/// The same question put to several profiles: whether their answers agree in what the profiles have in common.
enum ProfileGroup {
    /// The vectors, all of them marked `differs` when not all of their answers are the same.
    static func marked(_ vectors: [CorpusVector], by essence: (CorpusVector) -> JSONValue = essence) -> [CorpusVector] {
        let answers = vectors.map(essence)
        guard answers.contains(where: { $0 != answers.first }) else { return vectors }
        return vectors.map { vector in
            var vector = vector
            vector.mark("differs", .bool(true))
            return vector
        }
    }

    /// The part of an answer that every profile has.
    private static func essence(of vector: CorpusVector) -> JSONValue {
        switch vector.kind {
        case "fragments": .array(events(of: vector).filter { $0["do"] == .string("piece") }.map { .string(outcome($0)) })
        case "window", "budget": .array(events(of: vector).map { $0["want"] ?? .null })
        default: common(vector)
        }
    }

    /// The events of a vector.
    static func events(of vector: CorpusVector) -> [JSONObject] {
        guard case .array(let events) = vector.object["events"] else { return [] }
        return events.compactMap { if case .object(let event) = $0 { event } else { nil } }
    }

    /// What became of a piece, in a word that both apps share.
    private static func outcome(_ event: JSONObject) -> String {
        guard case .object(let want) = event["want"], case .string(let word) = want["r"] else { return "refused" }
        if word == "stored", case .string(let why) = want["why"] { return word + why }
        return word == "oversized" ? "dropped" : word
    }

    private static func common(_ vector: CorpusVector) -> JSONValue {
        guard case .object(let want) = vector.object["want"] else { return vector.object["want"] ?? .null }
        let own = fieldsOfOneApp[vector.kind] ?? []
        return .object(JSONObject(want.filter { !own.contains($0) }.members.sorted { $0.name < $1.name }))
    }

    /// The fields that only one app's answer has by its form.
    private static let fieldsOfOneApp: [String: [String]] = [
        "piece": ["broadcast"], "sync": ["wanted", "encoded"], "gcs_build": ["included"],
        "announce": ["peer", "unknown", "encoded"], "payload": ["channel"],
    ]
}
