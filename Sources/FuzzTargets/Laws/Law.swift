/// A law that must hold for every input of a target.
package struct Law: Sendable, Hashable {
    /// A stable name in lower case with hyphens, such as `frame-round-trip`: the rule id of reports.
    package let id: String
    /// What kind of finding its violation is.
    package let kind: Kind
    /// The law in one sentence.
    package let summary: String
    /// Where it is written: `docs/protocol.md 4.1`, or a heading of the specification.
    package let source: String

    /// Makes a law.
    package init(_ id: String, _ kind: Kind, _ summary: String, source: String) {
        self.id = id
        self.kind = kind
        self.summary = summary
        self.source = source
    }

    /// What a violation is called; also the first part of its file's name.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Two ways to the same answer differ, or a cap is not kept.
        case difference = "diff"
        /// A gate, a window, a limit or a schedule answers against the rule table.
        case gate
    }
}
