import Inflate
import WireFormat

/// A payload section ready to be written (docs/protocol.md 2.4).
struct PackedSection {
    /// The payload itself, or an original size and a DEFLATE body.
    let bytes: [UInt8]
    /// Whether it is the latter.
    let isCompressed: Bool

    /// Makes a section of bytes that are ready.
    init(bytes: [UInt8], isCompressed: Bool) {
        self.bytes = bytes
        self.isCompressed = isCompressed
    }

    /// Compresses the payload if it is worth trying and the body gets strictly shorter.
    init(_ contents: FrameContents, _ deflater: RawDeflater, level: Int) {
        let payload = contents.payload
        guard Self.isWorthCompressing(payload) else {
            self.init(bytes: payload, isCompressed: false)
            return
        }
        let body = deflater.deflate(payload, level: level)
        guard !body.isEmpty, body.count < payload.count else {
            self.init(bytes: payload, isCompressed: false)
            return
        }
        var writer = ByteWriter(capacity: 4 + body.count)
        if contents.version < 2 {
            writer.bigEndian(UInt16(clamping: payload.count))
        } else {
            writer.bigEndian(UInt32(clamping: payload.count))
        }
        writer.append(body)
        self.init(bytes: writer.bytes, isCompressed: true)
    }

    /// The sender's rule: at least 100 bytes, and fewer than 0.9 distinct values per byte (of at most 256 bytes).
    static func isWorthCompressing(_ payload: [UInt8]) -> Bool {
        guard payload.count >= ProtocolLimits.compressionThreshold else { return false }
        var isSeen = [Bool](repeating: false, count: 256)
        for byte in payload { isSeen[Int(byte)] = true }
        let distinct = isSeen.count { $0 }
        return distinct * 10 < min(payload.count, ProtocolLimits.distinctByteWindow) * ProtocolLimits.distinctBytesPerTen
    }
}
