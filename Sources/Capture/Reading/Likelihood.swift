/// How surely a source is of a format; the surest wins.
package struct Likelihood: Sendable, Hashable, Comparable {
    /// Grows with the number of records that fit, for formats without a magic number.
    package var score: Int

    /// It is not.
    package static let none = Likelihood(score: 0)
    /// Nothing speaks against it: text that may hold a section further down.
    package static let possible = Likelihood(score: 1)
    /// It holds what only this format has, though not at its beginning.
    package static let likely = Likelihood(score: 1000)
    /// It begins with the magic number.
    package static let certain = Likelihood(score: .max)

    /// Makes a likelihood; see `score`.
    package init(score: Int) {
        self.score = score
    }

    package static func < (left: Likelihood, right: Likelihood) -> Bool { left.score < right.score }
}
