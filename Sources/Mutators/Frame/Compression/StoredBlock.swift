/// Writes the payload as stored DEFLATE blocks: right, with a length that lies, with no final block, or of a reserved kind.
enum StoredBlock: Mutation {
    static let name = "stored-block"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, let payload = draft.plainPayload(of: frame), payload.count <= Int(UInt16.max) else {
            return
        }
        var block = block(payload)
        switch draft.random.below(5) {
        case 0: block[1] &+= 1
        case 1: block[0] = 0
        case 2: block[0] = UInt8(draft.random.below(8))
        case 3: (block[1], block[3]) = (block[1] &- 1, block[3] &+ 1)
        default: break
        }
        draft.setCompressed(block, original: payload.count, of: frame)
    }

    /// A final stored block of bytes, of which the first 65,535 count.
    static func block(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(clamping: bytes.count)
        let (low, high) = (UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8))
        return [1, low, high, ~low, ~high] + bytes.prefix(Int(count))
    }
}
