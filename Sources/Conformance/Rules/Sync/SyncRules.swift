/// The family of rules SYNC: sync requests (docs/protocol.md 9.4).
enum SyncRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = [
        RequestWithHops.self,
        IncompleteRequest.self,
        SetParameterRange.self,
        ZeroHashRange.self,
        OversizedSetFilter.self,
        LargeSetFilter.self,
        OverrunningField.self,
        SurplusRequestBytes.self,
        TypesLength.self,
        LongTypesForm.self,
        UnusableTypes.self,
        TypesAsList.self,
        TypesWithoutStore.self,
        SinceLength.self,
        OversizedStreamFilter.self,
        CrowdedStreamFilter.self,
        MalformedStreamToken.self,
        UselessStreamFilter.self,
        OddStreamToken.self,
        StreamFilterWithoutFragments.self,
        UndecodableSet.self,
        UnevenHashRange.self,
        OvercrowdedSet.self,
        ZeroFillValues.self,
        MismatchedEmptySet.self,
        RequestFragmentWithHops.self,
        RequestMarkedAsAnswer.self,
        RoutedRequest.self,
    ]
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = [
        UnverifiedRequest.self,
        RequestFromAnotherPeer.self,
        SinceAhead.self,
        RequestFlood.self,
        HastyStreamRetry.self,
        NeedlessStreamRequest.self,
        DirectedStreamRequest.self,
        RelayedRequest.self,
        RequestForAnotherPeer.self,
        BroadcastRequest.self,
    ]
}
