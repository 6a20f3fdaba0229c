/// The family of rules TIM and SIG: time and signatures (docs/protocol.md 9.2).
enum TimeRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = [
        UnsignedAnnounce.self,
        SignedFragment.self,
    ]
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = [
        TimestampSkew.self,
        TimestampAtLimit.self,
        StaleAnnounce.self,
        AnswerAhead.self,
        OutdatedAnswer.self,
        InvalidAnnounceSignature.self,
        ForeignPeerID.self,
        ChangedSigningKey.self,
        UnprovenContent.self,
        MistakenPreimage.self,
        RecompressedSignature.self,
    ]
}
