/// Exchanges two fields.
enum TLVSwap: Mutation {
    static let name = "tlv-swap"

    static func apply(_ draft: inout Draft) {
        if let fields = draft.fields { draft.exchangeElements(fields) }
    }
}
