/// Verdicts and findings.
enum VerdictFieldTexts {
    static let all =
        objects + answers("bitchat.gate") + ["spec", "ios", "android"].flatMap { answers("bitchat.gate." + $0) } + findings

    private static let objects = FieldText.under(
        "bitchat.", "docs/protocol.md 5.2",
        [
            ("verdicts", .object, "What the profiles say."), ("gate.spec", .object, "What the specification says."),
            ("gate.ios", .object, "What the iOS app would do."), ("gate.android", .object, "What the Android app would do."),
        ])

    /// One profile's answer, or under the common name the answer of any of them.
    private static func answers(_ gate: String) -> [FieldText] {
        FieldText.under(
            gate + ".", "docs/protocol.md 5.2",
            [
                ("accept", .flag, "Whether the packet is accepted; absent where that cannot be told."),
                ("reason", .word, "Why; `explain` knows each reason."),
                ("now", .decimal, "The clock used, in milliseconds since 1970."),
                ("skew", .decimal, "How far the packet's timestamp is from the clock, in milliseconds."),
                ("link_peer", .identifier, "The peer that owns the link."),
            ])
            + FieldText.under(
                gate + ".", "docs/protocol.md 5.3",
                [
                    ("window", .identifier, "The peer whose request was looked for."),
                    ("request_age", .number, "How old the request to that peer is, in milliseconds."),
                ])
    }

    private static let findings = FieldText.under(
        "bitchat.", "docs/protocol.md 9",
        [
            ("findings", .list, "The rules that the packet or advert breaks."), ("finding", .object, "One of them."),
            ("rule", .word, "The rule's ID; `explain` knows each rule."),
            ("rule.severity", .word, "How much it weighs: error, warning or note."),
            ("rule.message", .text, "What was found, with the figures."),
            ("rule.offset", .number, "Where in the frame it stands, from the frame's first byte."),
        ])
}
