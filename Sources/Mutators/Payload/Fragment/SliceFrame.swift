/// Changes the frame that a fragment's slice begins with.
enum SliceFrame: MutationGroup {
    static let name = "slice-frame"
    static let tables = [FrameMutations.table]

    static func apply(_ draft: inout Draft) { draft.within(draft.fragmentSlice) { $0.draw(FrameMutations.table) } }
}
