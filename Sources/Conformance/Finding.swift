/// One rule that one packet, advert or link breaks.
package struct Finding: Sendable {
    /// The rule.
    package var rule: RuleDescription
    /// What was found, with the figures, as one clause.
    package var message: String
    /// Where in the frame it stands, from the frame's first byte; nil when it has no one place.
    package var offset: Int?

    /// Makes a finding; see the properties.
    package init(_ rule: RuleDescription, _ message: String, at offset: Int? = nil) {
        self.rule = rule
        self.message = message
        self.offset = offset
    }
}
