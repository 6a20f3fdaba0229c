import BitchatFrame

/// Which app's habits a packet is made by.
package enum MobileApp: Sendable, Hashable, CaseIterable {
    /// The iOS and macOS app.
    case ios
    /// The Android app.
    case android

    /// What the app's encoder does.
    package var encodingRules: FrameEncodingRules { self == .ios ? .ios : .android }
    /// The recipient of the app's broadcasts: none, or eight FF bytes (docs/protocol.md 3.0).
    package var broadcastRecipient: [UInt8]? { self == .ios ? nil : PeerID.broadcast.bytes }
}
