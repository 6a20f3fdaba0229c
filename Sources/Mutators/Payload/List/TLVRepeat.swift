/// Writes a field a second time.
enum TLVRepeat: Mutation {
    static let name = "tlv-repeat"

    static func apply(_ draft: inout Draft) {
        if let fields = draft.fields { draft.duplicateElement(fields) }
    }
}
