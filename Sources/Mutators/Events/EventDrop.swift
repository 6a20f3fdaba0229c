/// Removes an event.
enum EventDrop: Mutation {
    static let name = "event-drop"

    static func apply(_ draft: inout Draft) { draft.dropElement(EventSpans()) }
}
