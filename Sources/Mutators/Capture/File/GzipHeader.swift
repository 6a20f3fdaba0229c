import WireFormat

/// Wraps the file in gzip: right, or with a method, flags or an end that lie.
enum GzipHeader: Mutation {
    static let name = "gzip-header"

    static func apply(_ draft: inout Draft) {
        guard draft.window.count <= Int(UInt16.max) else { return }
        var head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
        switch draft.random.below(4) {
        case 0: head[3] = draft.anyByte()
        case 1: head[2] = draft.anyByte()
        default: break
        }
        draft.replace(draft.window, head + draft.deflater.deflate(draft.copy(draft.window), level: 1) + draft.random.bytes(8))
    }
}
