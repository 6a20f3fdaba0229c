/// Puts a field of the partner in the place of one, or between two.
enum TLVSplice: Mutation {
    static let name = "tlv-splice"

    static func apply(_ draft: inout Draft) {
        guard let fields = draft.fields, let other = draft.partnerFields else { return }
        draft.spliceElement(fields, partner: other)
    }
}
