/// The family of rules ANN, NOI, COU, BRD, PKB, GRP, PNG, NOS, VOX and FIL: announces and other payloads (docs/protocol.md 9.3).
enum PayloadRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = [
        BrokenAnnounce.self,
        AnnounceKeyLength.self,
        NeighbourList.self,
        CapabilityBits.self,
        AnnounceLeftover.self,
        BridgeGeohash.self,
        AnnounceV2OnAir.self,
        HandshakeLength.self,
        UnaddressedNoise.self,
        ShortNoiseMessage.self,
        WeakEphemeralKey.self,
        MalformedPeerState.self,
        BrokenCourierEnvelope.self,
        BrokenBoardPost.self,
        GroupMessageForm.self,
        BrokenNostrCarrier.self,
        BrokenVoiceFrame.self,
        LegacyFile.self,
        FileContentSize.self,
        UnknownFileField.self,
    ]
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = [
        ForeignDirectAnnounce.self,
        CrowdedAnnounces.self,
        NoiseCounterOrder.self,
        HandshakeFlood.self,
        CourierTerms.self,
        BrokenPrekeyBundle.self,
        PingFlood.self,
    ]
}
