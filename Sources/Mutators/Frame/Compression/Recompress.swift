/// Compresses the payload, at any level, whether it gains by it or not.
enum Recompress: Mutation {
    static let name = "recompress"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, let payload = draft.plainPayload(of: frame) else { return }
        let body = draft.deflater.deflate(payload, level: 1 + draft.random.below(9))
        draft.setCompressed(body, original: payload.count, of: frame)
    }
}
