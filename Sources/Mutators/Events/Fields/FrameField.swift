/// Changes the frame of an event: its parts, its payload, its bytes, or all of it.
enum FrameField: MutationGroup {
    /// What happens inside a frame.
    static let inside = MutationTable([
        (FrameMutations.self, 9), (PayloadInFrame.self, 6), (ByteMutations.self, 2), (FrameSplice.self, 2),
    ])
    static let name = "field-frame"
    static let tables = [inside]

    static func apply(_ draft: inout Draft) {
        if draft.window.isEmpty || draft.chance(1, in: 8) { return draft.put(FreshEvent.frame(&draft)) }
        draft.draw(inside)
    }
}
