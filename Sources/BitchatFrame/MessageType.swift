/// The type byte of a frame; open, so that unknown types survive a round trip (docs/protocol.md 3.0).
package struct MessageType: RawRepresentable, Sendable, Hashable {
    /// The byte on the wire.
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A peer's name and keys.
    package static let announce = MessageType(rawValue: 0x01)
    /// A public text.
    package static let message = MessageType(rawValue: 0x02)
    /// A peer's departure.
    package static let leave = MessageType(rawValue: 0x03)
    /// A sealed message carried for an absent peer.
    package static let courierEnvelope = MessageType(rawValue: 0x04)
    /// One of the three messages of a Noise XX handshake.
    package static let noiseHandshake = MessageType(rawValue: 0x10)
    /// A Noise transport message.
    package static let noiseEncrypted = MessageType(rawValue: 0x11)
    /// A slice of a larger frame.
    package static let fragment = MessageType(rawValue: 0x20)
    /// A request for packets its sender has not seen.
    package static let requestSync = MessageType(rawValue: 0x21)
    /// A file in the open.
    package static let fileTransfer = MessageType(rawValue: 0x22)
    /// A board post or its tombstone.
    package static let boardPost = MessageType(rawValue: 0x23)
    /// One-time keys for courier envelopes.
    package static let prekeyBundle = MessageType(rawValue: 0x24)
    /// A message to a private group.
    package static let groupMessage = MessageType(rawValue: 0x25)
    /// A mesh probe.
    package static let ping = MessageType(rawValue: 0x26)
    /// The answer to a mesh probe.
    package static let pong = MessageType(rawValue: 0x27)
    /// A Nostr event carried to or from a gateway.
    package static let nostrCarrier = MessageType(rawValue: 0x28)
    /// A burst of live voice.
    package static let voiceFrame = MessageType(rawValue: 0x29)
    /// The announce of rotating peer IDs, specified and not emitted.
    package static let announceV2 = MessageType(rawValue: 0x2C)

    /// The types that a sync request can name, in the order of its bits (docs/protocol.md 4.3).
    package static let syncBits: [MessageType] = [
        .announce, .message, .leave, .noiseHandshake, .noiseEncrypted, .fragment, .requestSync, .fileTransfer, .boardPost,
        .prekeyBundle, .groupMessage,
    ]

    /// The name used in NDJSON and filters, or nil for a type no current app knows.
    package var name: StaticString? {
        switch self {
        case .announce: "announce"
        case .message: "message"
        case .leave: "leave"
        case .courierEnvelope: "courierEnvelope"
        case .noiseHandshake: "noiseHandshake"
        case .noiseEncrypted: "noiseEncrypted"
        case .fragment: "fragment"
        case .requestSync: "requestSync"
        case .fileTransfer: "fileTransfer"
        case .boardPost: "boardPost"
        case .prekeyBundle: "prekeyBundle"
        case .groupMessage: "groupMessage"
        case .ping: "ping"
        case .pong: "pong"
        case .nostrCarrier: "nostrCarrier"
        case .voiceFrame: "voiceFrame"
        case .announceV2: "announceV2"
        default: nil
        }
    }
}
