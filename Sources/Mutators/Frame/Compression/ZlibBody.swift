/// Compresses the payload with the zlib wrapper, which only Android takes; sometimes its checksum is wrong or missing.
enum ZlibBody: Mutation {
    static let name = "zlib-body"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, let payload = draft.plainPayload(of: frame) else { return }
        var body: [UInt8] = [0x78, draft.chance(1, in: 2) ? 0x9C : 0x01] + draft.deflater.deflate(payload)
        let checksum = adler32(payload) ^ (draft.chance(1, in: 4) ? 1 : 0)
        if draft.chance(3, in: 4) { body += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * $0)) } }
        draft.setCompressed(body, original: payload.count, of: frame)
    }

    /// The checksum of RFC 1950.
    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
