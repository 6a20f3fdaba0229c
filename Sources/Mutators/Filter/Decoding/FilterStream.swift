/// Changes the bit stream of a case that decodes.
enum FilterStream: MutationGroup {
    static let name = "filter-stream"
    static let tables = [StreamMutations.table]

    static func apply(_ draft: inout Draft) {
        draft.parameter = Int(draft.byte(FilterLayout.parameter))
        draft.within(FilterLayout.stream(draft)) { $0.draw(StreamMutations.table) }
    }
}
