import BitchatFrame

/// Every payload type there is, in the order of their type bytes.
///
/// A new type is one new file, one line here and one case of `Payload`.
package enum Payloads {
    /// The payloads of frames.
    package static let all: [PayloadDescription] = [
        PayloadDescription(.announce, "announce", AnnouncePayload.self),
        PayloadDescription(.message, "message", MessagePayload.self),
        PayloadDescription(.leave, "leave", LeavePayload.self),
        PayloadDescription(.courierEnvelope, "courierEnvelope", CourierEnvelopePayload.self),
        PayloadDescription(.noiseHandshake, "noiseHandshake", NoiseHandshakePayload.self),
        PayloadDescription(.noiseEncrypted, "noiseEncrypted", NoiseEncryptedPayload.self),
        PayloadDescription(.fragment, "fragment", FragmentPayload.self),
        PayloadDescription(.requestSync, "requestSync", RequestSyncPayload.self),
        PayloadDescription(.fileTransfer, "fileTransfer", FileTransferPayload.self),
        PayloadDescription(.boardPost, "boardPost", BoardPostPayload.self),
        PayloadDescription(.prekeyBundle, "prekeyBundle", PrekeyBundlePayload.self),
        PayloadDescription(.groupMessage, "groupMessage", GroupMessagePayload.self),
        PayloadDescription(.ping, "ping", PingPayload.self),
        PayloadDescription(.pong, "pong", PongPayload.self),
        PayloadDescription(.nostrCarrier, "nostrCarrier", NostrCarrierPayload.self),
        PayloadDescription(.voiceFrame, "voiceFrame", VoiceFramePayload.self),
        PayloadDescription(.announceV2, "announceV2", AnnounceV2Payload.self),
        PayloadDescription(nil, "unknown", UnknownPayload.self),
    ]

    /// The plaintexts inside Noise messages that have a layout of their own.
    package static let insideNoise: [PayloadDescription] = [
        PayloadDescription(nil, "privateMessage", PrivateMessagePayload.self),
        PayloadDescription(nil, "receipt", ReceiptPayload.self),
        PayloadDescription(nil, "groupState", GroupStatePayload.self),
        PayloadDescription(nil, "verifyChallenge", VerifyChallengePayload.self),
        PayloadDescription(nil, "verifyResponse", VerifyResponsePayload.self),
        PayloadDescription(nil, "vouch", VouchPayload.self),
        PayloadDescription(nil, "peerState", PeerStatePayload.self),
    ]
}
