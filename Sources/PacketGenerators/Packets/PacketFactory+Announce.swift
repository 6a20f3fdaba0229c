import BitchatFrame
import BitchatPayload
import WireFormat

extension PacketFactory {
    /// An announce, signed, with the app's usual capabilities (docs/protocol.md 3.1).
    ///
    /// The iOS app writes the neighbours before the capabilities, the Android app after them; neither writes an empty list.
    package func announce(by author: TestIdentity, at time: UInt64, neighbours: [PeerID] = []) -> GeneratedFrame {
        let payload = app == .ios ? iosAnnounce(author, neighbours) : androidAnnounce(author, neighbours)
        return frame(contents(.announce, from: author, at: time, payload), signedBy: author)
    }

    /// A departure, signed and empty (docs/protocol.md 3.2).
    package func leave(by author: TestIdentity, at time: UInt64) -> GeneratedFrame {
        frame(contents(.leave, from: author, at: time, LeavePayload.encode()), signedBy: author)
    }

    /// The announce of rotating peer IDs, unsigned; no app sends it yet (docs/protocol.md 3.14).
    package func announceV2(by author: TestIdentity, at time: UInt64, tags: [UInt8]) -> GeneratedFrame {
        let payload = AnnounceV2Payload.encode(
            epoch: UInt32(truncatingIfNeeded: time / 3_600_000), tags: tags, capabilities: Self.iosCapabilities)
        return frame(contents(.announceV2, from: author, at: time, payload))
    }

    /// Bits 0, 3, 5, 8 and 9.
    private static var iosCapabilities: Capabilities { Capabilities(rawValue: 0x0329) }
    /// Bit 8.
    private static var androidCapabilities: Capabilities { Capabilities(rawValue: 0x0100) }

    private func iosAnnounce(_ author: TestIdentity, _ neighbours: [PeerID]) -> [UInt8] {
        AnnouncePayload.encode(
            nickname: Array(author.label.utf8), noiseKey: author.noiseKey, signingKey: author.signingKey.publicKey,
            neighbours: neighbours, capabilities: Self.iosCapabilities)
    }

    private func androidAnnounce(_ author: TestIdentity, _ neighbours: [PeerID]) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.field(0x01, Array(author.label.utf8))
        writer.field(0x02, author.noiseKey)
        writer.field(0x03, author.signingKey.publicKey)
        writer.field(0x05, Self.androidCapabilities.encoded)
        let known = neighbours.prefix(ProtocolLimits.announcedNeighbours)
        if !known.isEmpty { writer.field(0x04, known.flatMap(\.bytes)) }
        return writer.bytes
    }
}
