import WireFormat

/// The 32 bytes of a SHA-256 digest, as four big-endian numbers: small, plain, and free to pass around.
package struct SHA256Digest: Sendable, Hashable {
    /// Bytes 0 to 7; of a Noise static key's digest, the peer ID (docs/protocol.md chapter 6).
    package var first: UInt64
    /// Bytes 8 to 15.
    package var second: UInt64
    /// Bytes 16 to 23.
    package var third: UInt64
    /// Bytes 24 to 31.
    package var fourth: UInt64

    /// Makes a digest from its four words.
    package init(first: UInt64, second: UInt64, third: UInt64, fourth: UInt64) {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }

    /// The 32 bytes in order.
    package var bytes: [UInt8] {
        var writer = ByteWriter(capacity: 32)
        for word in [first, second, third, fourth] { writer.bigEndian(word) }
        return writer.bytes
    }
}

extension SHA256Digest: CustomStringConvertible {
    /// 64 lower-case hex digits.
    package var description: String { Hexadecimal.encode(bytes) }
}
