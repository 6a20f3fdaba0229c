import BitchatFrame

/// What devices advertise (docs/capture-formats.md 10.4).
package enum AdvertisingData {
    /// Flags and the bitchat service; what both apps advertise.
    package static func service(flags: UInt8) -> [UInt8] { structure(0x01, [flags]) + structure(0x07, BitchatUUID.service) }

    /// The bitchat service with a peer ID: Android's scan response.
    package static func serviceData(of peer: PeerID) -> [UInt8] { structure(0x21, BitchatUUID.service + peer.bytes) }

    /// Flags, a 16-bit service and a name: some other device.
    package static func stranger(_ name: String, service: UInt16) -> [UInt8] {
        structure(0x01, [0x06]) + structure(0x03, [UInt8(service & 0xFF), UInt8(service >> 8)])
            + structure(0x09, Array(name.utf8.prefix(16)))
    }

    private static func structure(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
        [UInt8(clamping: value.count + 1), type] + value
    }
}
