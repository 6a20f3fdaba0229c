/// Gives a payload another type, known or not.
enum PayloadType: Mutation {
    static let name = "payload-type"

    static func apply(_ draft: inout Draft) {
        let known = draft.pick(KnownType.values)?.rawValue ?? 0
        draft.set(draft.window.lowerBound, draft.chance(7, in: 8) ? known : draft.anyByte())
    }
}
