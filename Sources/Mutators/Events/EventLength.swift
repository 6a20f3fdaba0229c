/// Lets an event's length lie by one, be nothing, or take the rest of the script.
enum EventLength: Mutation {
    static let name = "event-length"

    static func apply(_ draft: inout Draft) {
        guard let event = draft.anyEvent() else { return }
        let lengths = [0, event.body.count - 1, event.body.count + 1, Int(UInt16.max)]
        draft.setClamped(event.lengthField, draft.pick(lengths))
    }
}
