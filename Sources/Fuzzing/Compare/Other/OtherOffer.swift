import CorpusFiles

/// What a program says about itself in answer to `hello` (docs/compare.md).
struct OtherOffer: Equatable {
    /// Its name, for the report.
    var name: String?
    /// The kinds it answers; nil for all.
    var kinds: [String]?
    /// The profiles it answers for; nil for all.
    var profiles: [String]?

    /// Makes an offer without a restriction.
    init() {}

    /// Reads the answer to `hello`; what is missing restricts nothing.
    init(_ answer: JSONObject) {
        if case .string(let text) = answer["name"] { name = text }
        kinds = Self.words(answer["kinds"])
        profiles = Self.words(answer["profiles"])
    }

    /// Whether a question of this kind and profile is worth asking.
    func includes(_ question: CompareCase) -> Bool {
        kinds?.contains(question.kind.name) != false && profiles?.contains(question.profile.rawValue) != false
    }

    private static func words(_ value: JSONValue?) -> [String]? {
        guard case .array(let elements) = value else { return nil }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
