/// Goes on with the partner's events after some of the own ones.
enum ScriptSplice: Mutation {
    static let name = "script-splice"

    static func apply(_ draft: inout Draft) {
        let count = draft.partner.withRawSpan { EventSpans().count($0) }
        let index = draft.random.below(count)
        guard let first = draft.partner.withRawSpan({ EventSpans().element(index, $0) }) else { return }
        let place = draft.anyBoundary(EventSpans())
        draft.replace(place..<draft.window.upperBound, draft.partnerCopy(first.whole.lowerBound..<draft.partner.count))
    }
}
