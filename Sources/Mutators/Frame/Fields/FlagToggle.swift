/// Toggles one flag alone, so that flags and fields disagree (docs/protocol.md 2.2).
enum FlagToggle: Mutation {
    static let name = "flag-toggle"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let bits = draft.chance(3, in: 4) ? 5 : 8
        draft.set(frame.flagsOffset, frame.flags.rawValue ^ UInt8(1 << draft.random.below(bits)))
    }
}
