/// Cuts a compressed body short, or goes on after its end: zeros, random bytes, or the body again.
enum BodyLength: Mutation {
    static let name = "body-length"

    static func apply(_ draft: inout Draft) {
        draft.ensureCompressed()
        guard let frame = draft.frame, !frame.body.isEmpty, frame.flags.contains(.compressed) else { return }
        let count = 1 + draft.random.below(4)
        let body = draft.copy(frame.body)
        let changed =
            switch draft.random.below(4) {
            case 0: Array(body.dropLast(count))
            case 1: body + [UInt8](repeating: 0, count: count)
            case 2: body + draft.random.bytes(count)
            default: body + body
            }
        draft.setSection(draft.copy(frame.originalSize) + changed, of: frame)
    }
}
