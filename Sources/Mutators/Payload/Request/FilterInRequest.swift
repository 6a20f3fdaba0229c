/// Changes the bit stream of a request as the Golomb-coded set it is.
enum FilterInRequest: MutationGroup {
    static let name = "filter-in-request"
    static let tables = [StreamMutations.table]

    static func apply(_ draft: inout Draft) {
        guard let field = draft.field(0x03) else { return }
        draft.parameter = draft.field(0x01).map { Int(draft.byte($0.body.lowerBound)) } ?? 0
        let grown = draft.within(field.body) { $0.draw(StreamMutations.table) }
        if grown != 0 { draft.setClamped(field.lengthField, field.body.count + grown) }
    }
}
