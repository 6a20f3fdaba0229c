import Dissection

extension BoardLayout {
    /// The answer to "is it on the air at all?", then what was reached: how often, and when first.
    var onAir: SectionText {
        let stage = contents.milestones.stage
        let items = Milestone.allCases.compactMap { milestone in Self.label(milestone).map { item(milestone, $0) } }
        return SectionText(
            "1 ON THE AIR  " + stage.sentence, isAlert: stage.name != "accepted",
            rows: FlowText.lines(items.compactMap { $0 }, width: rowWidth))
    }

    private func item(_ milestone: Milestone, _ label: String) -> String? {
        let step = contents.milestones[milestone]
        guard step.count > 0 else { return nil }
        let number = milestone == .exchangedMTU ? contents.milestones.mtu ?? 0 : step.count
        return "\(label) \(number)" + (step.clockText.map { " (\($0))" } ?? "")
    }

    /// What a milestone is called where room is short; nil for what the sections below tell.
    private static func label(_ milestone: Milestone) -> String? {
        switch milestone {
        case .ownAdvert: "own adverts"
        case .advert: "adverts"
        case .debugAdvert: "debug adverts"
        case .connection: "links"
        case .exchangedMTU: "MTU"
        case .subscription: "subscriptions"
        case .frameSent: "sent"
        case .frameReceived: "received"
        case .acceptedBySpec, .acceptedByIOS, .acceptedByAndroid: nil
        }
    }
}
