import MeshModel

/// The profiles by which packets are judged.
enum ProfileTopic {
    static let topic = ExplanationTopic(
        name: "profiles", summary: "whose rules a verdict follows", explanations: GateProfile.Name.allCases.map(explanation))

    private static func explanation(_ profile: GateProfile.Name) -> Explanation {
        switch profile {
        case .spec:
            Explanation(
                "spec", title: "profile",
                "What the specification of the sync request manager says, and no more: marked answers need an open window, everything "
                    + "else a clock within two minutes, and requests are link-local and limited.",
                [("limits", "clock 119,999 ms; window 30,000 ms; 8 answers in 30,000 ms")], source: "docs/request-sync-manager.md"
            )
        case .ios:
            Explanation(
                "ios", aliases: ["iphone"], title: "profile",
                "What the iOS app does with a frame that comes in: gate, duplicates, signatures, identity, freshness by type.",
                [
                    (
                        "limits",
                        "clock 120,000 ms; window 30,000 ms; 8 answers in 30,000 ms; announces 900 s, messages 6 h, voice 30 s"
                    )
                ],
                source: "docs/protocol.md 5.2, 5.3, 5.4, 6")
        case .android:
            Explanation(
                "android", title: "profile",
                "What the Android app does: no window and no mark of answers, a clock only for announces, leaves and voice, signatures "
                    + "for five types, duplicates by a hash.",
                [("limits", "announces 600,000 ms, leaves 300,000 ms, voice 30,000 ms; requests without limit")],
                source: "docs/protocol.md 5.4, 5.8, 13.5")
        }
    }
}
