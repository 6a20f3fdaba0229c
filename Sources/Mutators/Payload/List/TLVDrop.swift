/// Removes a field.
enum TLVDrop: Mutation {
    static let name = "tlv-drop"

    static func apply(_ draft: inout Draft) {
        if let fields = draft.fields { draft.dropElement(fields) }
    }
}
