/// Lets the same event happen as often as a cap allows, or once more, with or without a step of the clock in between.
enum EventBurst: Mutation {
    static let name = "event-burst"

    static func apply(_ draft: inout Draft) {
        guard let event = draft.anyEvent() else { return }
        let step = draft.chance(1, in: 3) ? TimeStep.event(&draft) : []
        let one = step + draft.copy(event.whole)
        let count = BurstCounts.any(one.count, &draft)
        draft.insert((1..<max(2, count)).flatMap { _ in one }, at: event.whole.upperBound)
    }
}
