/// Changes of a script of events, in the target's grammar.
enum EventMutations: MutationGroup {
    /// All of them, by weight.
    static let table = MutationTable([
        (EventFieldEdit.self, 34), (EventInsert.self, 10), (EventDrop.self, 6), (EventRepeat.self, 6), (EventSwap.self, 4),
        (EventMove.self, 4), (EventSplice.self, 6), (ScriptSplice.self, 3), (EventBurst.self, 6), (EventSeries.self, 6),
        (EventCode.self, 3), (EventLength.self, 2), (FrameMeeting.self, 6), (TimeStep.self, 8),
    ])
    static let tables = [table]
    static let name = "events"

    static func apply(_ draft: inout Draft) { draft.draw(table) }
}
