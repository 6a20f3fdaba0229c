extension Milestones {
    /// The furthest point that was reached, as one word and one clause that says what is missing.
    package struct Stage: Sendable, Hashable {
        /// The word in `stats --json`.
        package var name: String
        /// The answer to "is it on the air at all?".
        package var sentence: String
    }

    /// How far it came, judged by the last milestone reached: earlier ones may lie before the capture.
    package var stage: Stage {
        if has(.frameSent) || has(.frameReceived) { return traffic }
        if has(.subscription) { return Stage(name: "subscribed", sentence: "subscribed, no frame followed") }
        if has(.connection) { return Stage(name: "connected", sentence: "connected, nobody subscribed") }
        if has(.advert) || has(.debugAdvert) { return Stage(name: "adverts", sentence: "adverts seen, never connected") }
        if has(.ownAdvert) { return Stage(name: "ownAdverts", sentence: "this device advertises, no other was heard") }
        return Stage(name: "nothing", sentence: "nothing of bitchat was seen")
    }

    /// The stages from the first frame on: both directions, and whether anybody takes them.
    private var traffic: Stage {
        let isAccepted = has(.acceptedBySpec) || has(.acceptedByIOS) || has(.acceptedByAndroid)
        let ways =
            switch (has(.frameSent), has(.frameReceived)) {
            case (true, true): "frames both ways"
            case (true, false): "frames sent, none received"
            default: "frames received, none sent"
            }
        guard isJudged else { return Stage(name: "frames", sentence: ways) }
        return isAccepted
            ? Stage(name: "accepted", sentence: ways + ", accepted") : Stage(name: "frames", sentence: ways + ", none accepted")
    }

    private func has(_ milestone: Milestone) -> Bool { self[milestone].count > 0 }
}
