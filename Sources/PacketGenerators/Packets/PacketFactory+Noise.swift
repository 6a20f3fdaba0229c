import BitchatFrame
import BitchatPayload

extension PacketFactory {
    /// The payload sizes of the three messages of Noise XX (docs/protocol.md 3.4).
    private static let handshakeLengths = [32, 96, 64]

    /// Message 1, 2 or 3 of a handshake, padded; its content is random bytes of the right length.
    package func handshake(
        message: Int, from author: TestIdentity, to peer: TestIdentity, at time: UInt64, _ random: inout SplitMix64
    ) -> GeneratedFrame {
        let length = Self.handshakeLengths[min(max(message, 1), 3) - 1]
        return sealed(.noiseHandshake, random.bytes(length), from: author, to: peer, at: time)
    }

    /// A transport message, padded; `plaintext` counts its bytes, the ciphertext is random (docs/protocol.md 3.5).
    package func transport(
        counter: UInt32, plaintext: Int, from author: TestIdentity, to peer: TestIdentity, at time: UInt64,
        _ random: inout SplitMix64
    ) -> GeneratedFrame {
        let payload = NoiseEncryptedPayload.encode(
            counter: counter, ciphertext: random.bytes(plaintext), tag: random.bytes(16))
        return sealed(.noiseEncrypted, payload, from: author, to: peer, at: time)
    }

    /// Android signs Noise packets, iOS only those with a route.
    private func sealed(
        _ type: MessageType, _ payload: [UInt8], from author: TestIdentity, to peer: TestIdentity, at time: UInt64
    ) -> GeneratedFrame {
        let contents = contents(type, from: author, to: peer.peerID.bytes, at: time, payload)
        return app == .android ? frame(contents, signedBy: author, padded: true) : frame(contents, padded: true)
    }
}
