import BitchatFrame
import Hashes
import WireFormat

/// Frames of one author, who holds a signing key made from the digest of a label.
struct SignedFrames {
    private let noise = [UInt8](repeating: 7, count: 32)
    private let key: Ed25519PrivateKey?
    private let sender: [UInt8]

    init(_ label: String) {
        let hasher = SHA256Hasher()
        let seed = Array(label.utf8).withRawSpan { hasher.hash($0).bytes }
        key = seed.withRawSpan { Ed25519PrivateKey(seed: $0) }
        sender = noise.withRawSpan { Array(hasher.hash($0).bytes[..<8]) }
    }

    /// The author's announce.
    var announce: [UInt8] {
        frame(.announce, [1, 1, 0x61, 2, 32] + noise + [3, 32] + (key?.publicKey ?? []))
    }

    /// A public message, `number` milliseconds after the first.
    func message(_ number: Int, ttl: UInt8 = 7, isSigned: Bool = true) -> [UInt8] {
        frame(.message, Array("message \(number)".utf8), ttl: ttl, number, isSigned: isSigned)
    }

    private func frame(
        _ type: MessageType, _ payload: [UInt8], ttl: UInt8 = 7, _ number: Int = 0, isSigned: Bool = true
    ) -> [UInt8] {
        let encoder = FrameEncoder(.ios)
        var contents = FrameContents(
            version: 1, type: type, ttl: ttl, timestamp: 1_760_000_000_000 + UInt64(number), sender: sender, payload: payload)
        if isSigned, let preimage = encoder.signingPreimage(contents) {
            contents.signature = preimage.withRawSpan { key?.signature(over: $0) }
        }
        return encoder.encode(contents) ?? []
    }
}
