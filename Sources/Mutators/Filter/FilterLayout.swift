/// Where the parts of a GCS case stand (`InputShape.filter`).
enum FilterLayout {
    /// Where P stands in a case that decodes.
    static let parameter = 1
    /// M in a case that decodes.
    static let modulus = 2..<6
    /// Where the selector of the rate stands in a case that builds.
    static let rate = 1
    /// The largest filter in a case that builds.
    static let budget = 2..<4
    /// The bytes of a packet ID.
    static let idLength = 16

    /// Whether the case builds a filter.
    static func builds(_ draft: Draft) -> Bool { draft.byte(0) & 1 == 1 }

    /// The bit stream of a case that decodes.
    static func stream(_ draft: Draft) -> Range<Int> {
        min(modulus.upperBound, draft.window.upperBound)..<draft.window.upperBound
    }

    /// The IDs of a case that builds.
    static func ids(_ draft: Draft) -> IDSpans {
        IDSpans(min(budget.upperBound, draft.window.upperBound)..<draft.window.upperBound)
    }
}
