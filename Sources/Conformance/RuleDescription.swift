/// What a rule is about: one row of docs/protocol.md chapter 9.
package struct RuleDescription: Sendable {
    /// Its id, such as `SYNC-019`; never reused.
    package var id: StaticString
    /// How much a finding weighs.
    package var severity: Severity
    /// One sentence: when it fires.
    package var condition: StaticString
    /// Why it matters and what to do about it, in one or two sentences.
    package var explanation: StaticString
    /// The section that states the facts, such as `docs/protocol.md 4.2`.
    package var source: StaticString
    /// What the iOS app does with such a packet.
    package var ios: StaticString
    /// What the Android app does with such a packet.
    package var android: StaticString

    /// Describes a rule; see the properties.
    package init(
        _ id: StaticString, _ severity: Severity, _ condition: StaticString, explanation: StaticString, source: StaticString,
        ios: StaticString, android: StaticString
    ) {
        self.id = id
        self.severity = severity
        self.condition = condition
        self.explanation = explanation
        self.source = source
        self.ios = ios
        self.android = android
    }
}
