/// Inserts a new event.
enum EventInsert: Mutation {
    static let name = "event-insert"

    static func apply(_ draft: inout Draft) {
        let place = draft.anyBoundary(EventSpans())
        draft.insert(FreshEvent.make(&draft), at: place)
    }
}
