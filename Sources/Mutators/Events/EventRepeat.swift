/// Lets an event happen a second time: at once or at any time.
enum EventRepeat: Mutation {
    static let name = "event-repeat"

    static func apply(_ draft: inout Draft) { draft.duplicateElement(EventSpans()) }
}
