/// The family of rules HDR and CMP: header, compression, padding (docs/protocol.md 9.1).
enum HeaderRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = [
        UnknownVersion.self,
        IncompleteFrame.self,
        OversizedPayload.self,
        ReservedFlags.self,
        RouteFlagInVersion1.self,
        EmptyRoute.self,
        RouteWithoutRecipient.self,
        FaultyRoute.self,
        LongRoute.self,
        HighTTL.self,
        ReservedSender.self,
        BytesAfterFrame.self,
        UnexpectedPadding.self,
        MissingPadding.self,
        ShortPadding.self,
        UnknownType.self,
        TimestampInOtherUnit.self,
        EmptyCompressedBody.self,
        OriginalSizeOutOfRange.self,
        ImpossibleRatio.self,
        BodyTooShort.self,
        ZlibWrappedBody.self,
        NeedlessCompression.self,
    ]
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = [
        InexactBody.self
    ]
}
