/// Makes the payload length one too small or too large.
enum LengthNudge: Mutation {
    static let name = "length-nudge"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        draft.setClamped(frame.lengthField, frame.declaredLength + (draft.chance(1, in: 2) ? 1 : -1))
    }
}
