import BitchatFrame
import WireFormat

/// The hash by which Android takes two frames for the same one (docs/protocol.md 5.7, 13.5, 13.10).
enum JavaHash {
    /// Java's array hash of signed bytes: the first 64 of a payload, or all of a fragment's.
    static func of(_ payload: RawSpan, type: MessageType) -> Int32 {
        let count = type.rawValue == 0x20 ? payload.byteCount : min(64, payload.byteCount)
        var hash: UInt32 = 1
        for offset in 0..<count {
            let byte = payload.byte(at: offset) ?? 0
            hash = hash &* 31 &+ (byte < 128 ? UInt32(byte) : UInt32(byte) &- 256)
        }
        return Int32(bitPattern: hash)
    }
}
