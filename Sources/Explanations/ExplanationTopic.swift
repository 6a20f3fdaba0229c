/// Words of one kind.
package struct ExplanationTopic: Sendable {
    /// What they are called together: `reasons`.
    package let name: String
    /// One clause: what they are.
    package let summary: String
    /// Each of them, in the order in which they are best read.
    package let explanations: [Explanation]
}
