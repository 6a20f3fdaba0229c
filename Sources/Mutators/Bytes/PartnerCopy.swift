/// Takes a run of bytes over from the partner, or everything from some place on.
enum PartnerCopy: Mutation {
    static let name = "partner-copy"

    static func apply(_ draft: inout Draft) {
        guard !draft.partnerWindow.isEmpty else { return }
        let place = draft.place(in: draft.window)
        switch draft.random.below(3) {
        case 0:
            let run = draft.partnerCopy(draft.part(of: draft.partnerWindow, most: 64))
            draft.replace(place..<min(place + run.count, draft.window.upperBound), run)
        case 1: draft.insert(draft.partnerCopy(draft.part(of: draft.partnerWindow, most: 64)), at: place)
        default:
            let start = draft.offset(in: draft.partnerWindow)
            draft.replace(place..<draft.window.upperBound, draft.partnerCopy(start..<draft.partnerWindow.upperBound))
        }
    }
}
