/// Moves an event to another time.
enum EventMove: Mutation {
    static let name = "event-move"

    static func apply(_ draft: inout Draft) { draft.moveElement(EventSpans()) }
}
