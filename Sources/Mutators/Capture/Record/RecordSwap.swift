/// Exchanges two records.
enum RecordSwap: Mutation {
    static let name = "record-swap"

    static func apply(_ draft: inout Draft) {
        if let records = draft.records { draft.exchangeElements(records) }
    }
}
