/// Takes an event of the partner over: in the place of one, or between two.
enum EventSplice: Mutation {
    static let name = "event-splice"

    static func apply(_ draft: inout Draft) { draft.spliceElement(EventSpans(), partner: EventSpans()) }
}
