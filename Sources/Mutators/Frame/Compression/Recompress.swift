/// Compresses the payload, at the usual level or another, whether it gains by it or not.
enum Recompress: Mutation {
    static let name = "recompress"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, let payload = draft.plainPayload(of: frame) else { return }
        let body = draft.deflater.deflate(payload, level: draft.chance(1, in: 8) ? draft.random.below(10) : 6)
        draft.setCompressed(body, original: payload.count, of: frame)
    }
}
