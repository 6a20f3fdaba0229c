/// Adds or removes a recipient, a route, a size field or a signature, leaving its flag as it is.
enum FieldAlone: Mutation {
    static let name = "field-alone"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let (field, count) =
            switch draft.random.below(4) {
            case 0: (frame.recipient, FrameParts.idLength)
            case 1: (frame.route, 1)
            case 2: (frame.originalSize, frame.sizeFieldLength)
            default: (frame.signature, FrameParts.signatureLength)
            }
        if field.isEmpty { draft.insert(draft.random.bytes(count), at: field.lowerBound) } else { draft.remove(field) }
    }
}
