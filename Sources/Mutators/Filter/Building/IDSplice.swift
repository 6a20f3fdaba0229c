/// Takes a packet ID over from the partner.
enum IDSplice: Mutation {
    static let name = "id-splice"

    static func apply(_ draft: inout Draft) {
        let start = min(FilterLayout.budget.upperBound, draft.partner.count)
        draft.spliceElement(FilterLayout.ids(draft), partner: IDSpans(start..<draft.partner.count))
    }
}
