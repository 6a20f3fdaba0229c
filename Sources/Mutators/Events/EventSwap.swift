/// Exchanges two events.
enum EventSwap: Mutation {
    static let name = "event-swap"

    static func apply(_ draft: inout Draft) { draft.exchangeElements(EventSpans()) }
}
