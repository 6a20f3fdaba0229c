import BitchatFrame

/// What the rules about answers compare with.
package enum ResponseFigures {
    /// The types of which no app keeps packets for answers (docs/protocol.md 5.5).
    package static let unstored: [MessageType] = [
        .leave, .courierEnvelope, .noiseHandshake, .noiseEncrypted, .requestSync, .ping, .pong, .nostrCarrier, .voiceFrame,
        .announceV2,
    ]
}
