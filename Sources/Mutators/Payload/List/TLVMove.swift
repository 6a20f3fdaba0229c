/// Moves a field to another place.
enum TLVMove: Mutation {
    static let name = "tlv-move"

    static func apply(_ draft: inout Draft) {
        if let fields = draft.fields { draft.moveElement(fields) }
    }
}
