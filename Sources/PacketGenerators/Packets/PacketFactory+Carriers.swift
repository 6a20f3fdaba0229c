import BitchatFrame
import BitchatPayload

extension PacketFactory {
    /// A sealed message handed to a carrier, signed, for 24 hours; tag and ciphertext are random bytes (docs/protocol.md 3.3).
    package func courierEnvelope(
        body: Int, copies: UInt8, from author: TestIdentity, to carrier: TestIdentity, at time: UInt64,
        _ random: inout SplitMix64
    ) -> GeneratedFrame {
        let payload = CourierEnvelopePayload.encode(
            recipientTag: random.bytes(16), expiry: time + 86_400_000, ciphertext: random.bytes(96 + body), copies: copies)
        return frame(
            contents(.courierEnvelope, from: author, to: carrier.peerID.bytes, at: time, payload), signedBy: author)
    }

    /// A message to a private group, unsigned outside; its content is random bytes (docs/protocol.md 3.11).
    package func groupMessage(
        groupID: [UInt8], epoch: UInt32, plaintext: Int, by author: TestIdentity, at time: UInt64, _ random: inout SplitMix64
    ) -> GeneratedFrame {
        let payload = GroupMessagePayload.encode(
            groupID: groupID, epoch: epoch, nonce: random.bytes(12), sealed: random.bytes(plaintext + 16))
        return frame(contents(.groupMessage, from: author, at: time, payload))
    }

    /// A Nostr event on its way to a gateway: to one peer, signed (docs/protocol.md 3.13).
    package func nostrUplink(
        _ event: String, geohash: String, from author: TestIdentity, to gateway: TestIdentity, at time: UInt64
    ) -> GeneratedFrame {
        let payload = NostrCarrierPayload.encode(
            direction: .toGateway, geohash: Array(geohash.utf8), event: Array(event.utf8))
        return frame(
            contents(.nostrCarrier, from: author, to: gateway.peerID.bytes, at: time, payload), signedBy: author)
    }

    /// A Nostr event from a gateway: to everybody, unsigned (docs/protocol.md 3.13).
    package func nostrDownlink(
        _ event: String, geohash: String, by author: TestIdentity, at time: UInt64
    ) -> GeneratedFrame {
        let payload = NostrCarrierPayload.encode(
            direction: .fromGateway, geohash: Array(geohash.utf8), event: Array(event.utf8))
        return frame(contents(.nostrCarrier, from: author, at: time, payload))
    }

    /// A packet of live voice, signed; `payload` comes from `VoiceFramePayload` (docs/protocol.md 3.15).
    package func voice(_ payload: [UInt8], by author: TestIdentity, at time: UInt64) -> GeneratedFrame {
        frame(contents(.voiceFrame, from: author, to: app.broadcastRecipient, at: time, payload), signedBy: author)
    }
}
