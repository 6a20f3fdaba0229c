/// Gives a field another type that its list may know.
enum TLVRetype: Mutation {
    static let name = "tlv-retype"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField() else { return }
        draft.set(field.whole.lowerBound, UInt8(draft.random.below(13)))
    }
}
