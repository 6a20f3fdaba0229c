/// The family of rules FRG: fragments (docs/protocol.md 9.6).
enum FragmentRules {
    /// Those about one packet by itself, by id.
    static let packetRules: [any PacketRule.Type] = [
        BrokenFragmentHeader.self,
        TooManyFragments.self,
        MislabelledFragments.self,
        LostLastByte.self,
        NestedFragment.self,
        EmptyFragment.self,
        CompressedFragment.self,
    ]
    /// Those that remember, by id.
    static let meshRules: [any MeshRule.Type] = [
        ChangingStream.self,
        ContradictingFragment.self,
        OversizedStream.self,
        SharedStreamID.self,
        FragmentTimes.self,
    ]
}
