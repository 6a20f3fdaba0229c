/// Writes the payload as stored DEFLATE blocks: right, with a length that lies, with no final block, or of a reserved kind.
enum StoredBlock: Mutation {
    static let name = "stored-block"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, let payload = draft.plainPayload(of: frame), payload.count <= Int(UInt16.max) else {
            return
        }
        let count = UInt16(payload.count)
        var head: [UInt8] = [1, UInt8(truncatingIfNeeded: count), UInt8(count >> 8)]
        head += [~head[1], ~head[2]]
        switch draft.random.below(5) {
        case 0: head[1] &+= 1
        case 1: head[0] = 0
        case 2: head[0] = UInt8(draft.random.below(8))
        case 3: (head[1], head[3]) = (head[1] &- 1, head[3] &+ 1)
        default: break
        }
        draft.setCompressed(head + payload, original: payload.count, of: frame)
    }
}
