import Hashes
import PacketGenerators
import WireFormat

/// What the hashes and signatures of one packet cost; libcrypto does the work.
enum CryptoRows {
    private static let hashes = 100_000
    private static let checks = 500
    /// The bytes that are hashed or signed: an ordinary packet's.
    private static let length = 180

    /// Prints the rows.
    static func measure(_ table: Table) {
        let message = SplitMix64(label: "message").first(length)
        table.heading("libcrypto, over \(length) bytes")
        table.row("SHA-256", hashes) { hash(message) }
        table.row("Ed25519, signature verified", checks) { verify(message) }
    }

    private static func hash(_ message: [UInt8]) -> UInt64 {
        let hasher = SHA256Hasher()
        return message.withRawSpan { bytes in (0..<hashes).reduce(0) { sum, _ in sum &* 31 &+ hasher.hash(bytes).first } }
    }

    /// Whoever verifies has the key already.
    private static func verify(_ message: [UInt8]) -> UInt64 {
        let author = TestIdentity.ada
        let signature = author.signature(over: message)
        guard let key = author.signingKey.publicKey.withRawSpan({ Ed25519PublicKey($0) }) else { return 0 }
        return signature.withRawSpan { signed in
            message.withRawSpan { bytes in
                (0..<checks).reduce(0) { sum, _ in sum + (key.verifies(signed, over: bytes) ? 1 : 0) }
            }
        }
    }
}
