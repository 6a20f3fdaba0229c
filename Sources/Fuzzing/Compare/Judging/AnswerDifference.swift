import CorpusFiles

/// One place where two answers differ.
struct AnswerDifference: Hashable {
    /// The place, such as `want.rsr` or `events[3].want.v`.
    let place: String
    /// What was expected, for a person's eyes; nil for nothing.
    let expected: String?
    /// What was answered; nil for nothing.
    let actual: String?
    /// The class of the refusal that was expected there.
    let expectedWhy: String?
    /// Whether the expected value is null or a refusal.
    let expectsNull: Bool
    /// Whether the answered value is null.
    let isNull: Bool
    /// Whether the values are words, truth values or numbers, which name a difference well.
    let isWord: Bool

    /// Describes a difference between `expected` and `actual`.
    init(place: String, expected: JSONValue?, actual: JSONValue?, expectedWhy: JSONValue?) {
        self.place = place
        self.expected = expected?.shown
        self.actual = actual?.shown
        self.expectedWhy = if case .string(let text) = expectedWhy { text } else { nil }
        expectsNull = expected == .null
        isNull = actual == .null
        isWord = Self.isWord(expected) && Self.isWord(actual)
    }

    private static func isWord(_ value: JSONValue?) -> Bool {
        switch value {
        case .bool: true
        case .string(let text): text.utf8.count <= 24 && text.utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 || $0 == 45 }
        default: false
        }
    }
}
