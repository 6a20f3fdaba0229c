import CorpusFiles

/// What a disagreement is about: the kind, and the places that differ.
///
/// Equal keys make one group.
struct DisagreementKey: Hashable {
    /// The kind of the case.
    let kind: String
    /// The differing places of the answer, or of its first differing event, in order.
    let places: [String]
    /// Whether there was no answer at all.
    var isFailure = false

    /// The key of a failure to answer.
    init(kind: String, _ failure: OtherFailure) {
        self.kind = kind
        places = [failure.word]
        isFailure = true
    }

    /// The key of an answer that differs; of events only the first that differs counts, since the next ones follow from it.
    init(kind: String, _ differences: [AnswerDifference]) {
        self.kind = kind
        let first = differences.compactMap { Self.event(of: $0.place) }.min()
        let leading = differences.filter { Self.event(of: $0.place) == first }
        places = Set(leading.map(Self.name)).sorted()
    }

    /// The index of the event that a place belongs to.
    static func event(of place: String) -> Int? {
        guard place.hasPrefix("events["), let end = place.firstIndex(of: "]") else { return nil }
        return Int(place[place.index(place.startIndex, offsetBy: 7)..<end])
    }

    /// The group's name after "of kind frame".
    var sentence: String { isFailure ? places.joined() : "differ at " + places.joined(separator: ", ") }

    /// The place without indexes, with what is wrong there.
    private static func name(of difference: AnswerDifference) -> String {
        var place = difference.place
        if event(of: place) != nil, let dot = place.firstIndex(of: "]") {
            place = String(place[place.index(after: dot)...].drop { $0 == "." })
        }
        place = place.hasPrefix("want.") ? String(place.dropFirst(5)) : place == "want" ? "the answer" : place
        place = withoutIndexes(place)
        let why = difference.expectedWhy.map { ": " + $0 } ?? ""
        if difference.expected == nil { return place + " (not expected)" }
        if difference.actual == nil { return place + " (missing)" }
        if difference.expectsNull { return place + " (accepts what is refused\(why))" }
        if difference.isNull { return place + " (refuses what is accepted)" }
        guard difference.isWord, let expected = difference.expected, let actual = difference.actual else { return place }
        return place + " (\(actual) instead of \(expected)\(why))"
    }

    private static func withoutIndexes(_ place: String) -> String {
        var result = "", isInside = false
        for character in place {
            if character == "]" { isInside = false }
            if !isInside { result.append(character) }
            if character == "[" { isInside = true }
        }
        return result
    }
}

extension DisagreementKey: Comparable {
    static func < (one: DisagreementKey, other: DisagreementKey) -> Bool {
        let order = VectorKinds.all.map { $0.name }
        let ranks = (order.firstIndex(of: one.kind) ?? 0, order.firstIndex(of: other.kind) ?? 0)
        return ranks.0 == ranks.1 ? one.places.lexicographicallyPrecedes(other.places) : ranks.0 < ranks.1
    }
}
