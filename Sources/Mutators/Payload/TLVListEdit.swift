/// A change that any TLV list takes.
enum TLVListEdit: MutationGroup {
    static let name = "tlv"
    static let tables = [PayloadMutations.list]

    static func apply(_ draft: inout Draft) { draft.draw(PayloadMutations.list) }
}
