/// The type byte of a frame; open, so that unknown types survive a round trip (docs/protocol.md 3.0).
///
/// Its constants and its equality are inlined everywhere: every stage compares types, several times a packet.
@frozen public struct MessageType: RawRepresentable, Sendable, Hashable {
    /// The byte on the wire.
    public var rawValue: UInt8

    /// Makes the type of that byte.
    @inlinable @inline(__always) public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether the bytes are the same.
    @inlinable @inline(__always) public static func == (left: MessageType, right: MessageType) -> Bool {
        left.rawValue == right.rawValue
    }

    /// Feeds the byte to `hasher`.
    @inlinable @inline(__always) public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// A peer's name and keys.
    @inlinable public static var announce: MessageType { MessageType(rawValue: 0x01) }
    /// A public text.
    @inlinable public static var message: MessageType { MessageType(rawValue: 0x02) }
    /// A peer's departure.
    @inlinable public static var leave: MessageType { MessageType(rawValue: 0x03) }
    /// A sealed message carried for an absent peer.
    @inlinable public static var courierEnvelope: MessageType { MessageType(rawValue: 0x04) }
    /// One of the three messages of a Noise XX handshake.
    @inlinable public static var noiseHandshake: MessageType { MessageType(rawValue: 0x10) }
    /// A Noise transport message.
    @inlinable public static var noiseEncrypted: MessageType { MessageType(rawValue: 0x11) }
    /// A slice of a larger frame.
    @inlinable public static var fragment: MessageType { MessageType(rawValue: 0x20) }
    /// A request for packets its sender has not seen.
    @inlinable public static var requestSync: MessageType { MessageType(rawValue: 0x21) }
    /// A file in the open.
    @inlinable public static var fileTransfer: MessageType { MessageType(rawValue: 0x22) }
    /// A board post or its tombstone.
    @inlinable public static var boardPost: MessageType { MessageType(rawValue: 0x23) }
    /// One-time keys for courier envelopes.
    @inlinable public static var prekeyBundle: MessageType { MessageType(rawValue: 0x24) }
    /// A message to a private group.
    @inlinable public static var groupMessage: MessageType { MessageType(rawValue: 0x25) }
    /// A mesh probe.
    @inlinable public static var ping: MessageType { MessageType(rawValue: 0x26) }
    /// The answer to a mesh probe.
    @inlinable public static var pong: MessageType { MessageType(rawValue: 0x27) }
    /// A Nostr event carried to or from a gateway.
    @inlinable public static var nostrCarrier: MessageType { MessageType(rawValue: 0x28) }
    /// A burst of live voice.
    @inlinable public static var voiceFrame: MessageType { MessageType(rawValue: 0x29) }
    /// The announce of rotating peer IDs, specified and not emitted.
    @inlinable public static var announceV2: MessageType { MessageType(rawValue: 0x2C) }

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
