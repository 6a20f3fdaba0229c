/// One rule that one packet, advert or link breaks.
package struct Finding: Sendable {
    /// What was found: made already, or made by each who reads it, since most outputs name the rule alone.
    private enum Text: Sendable {
        case made(String)
        case later(@Sendable () -> String)
    }

    /// The rule.
    package var rule: RuleDescription
    /// Where in the frame it stands, from the frame's first byte; nil when it has no one place.
    package var offset: Int?
    private let text: Text

    /// What was found, with the figures, as one clause.
    package var message: String {
        switch text {
        case .made(let message): message
        case .later(let message): message()
        }
    }

    /// Makes a finding; see the properties.
    package init(_ rule: RuleDescription, _ message: String, at offset: Int? = nil) {
        self.rule = rule
        self.offset = offset
        text = .made(message)
    }

    /// Makes a finding whose message is made when it is read.
    init(_ rule: RuleDescription, at offset: Int?, _ message: @escaping @Sendable () -> String) {
        self.rule = rule
        self.offset = offset
        text = .later(message)
    }
}
