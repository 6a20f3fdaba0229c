import BitchatFrame

/// Changes of a payload by the layout of its type.
enum PayloadMutations: MutationGroup {
    /// Those of any TLV list.
    static let list = MutationTable([
        (TLVDrop.self, 3), (TLVRepeat.self, 3), (TLVSwap.self, 2), (TLVMove.self, 2), (TLVNest.self, 2), (TLVResize.self, 6),
        (TLVLengthNudge.self, 3), (TLVLengthLie.self, 2), (TLVEmpty.self, 2), (TLVRetype.self, 2), (TLVUnknown.self, 2),
        (TLVRewrite.self, 1), (TLVRival.self, 4), (TLVNumberEdge.self, 5), (TLVValueBytes.self, 4), (TextLie.self, 2),
        (TLVLeftover.self, 2), (TLVSplice.self, 3),
    ])
    /// Those of a sync request.
    static let request = MutationTable([
        (TLVListEdit.self, 45), (RequestParameter.self, 5), (RequestModulus.self, 5), (RequestMask.self, 6),
        (RequestSince.self, 4), (TokenCount.self, 6), (TokenForm.self, 6), (TokenEdit.self, 5), (TokenTextLength.self, 4),
        (FilterSize.self, 5), (FilterInRequest.self, 9),
    ])
    /// Those of a fragment.
    static let fragment = MutationTable([
        (FragmentIndex.self, 5), (FragmentTotal.self, 5), (FragmentStream.self, 3), (FragmentInnerType.self, 3),
        (FragmentSlice.self, 3), (SliceFrame.self, 5), (ByteMutations.self, 2),
    ])
    /// Those of a voice packet.
    static let voice = MutationTable([(VoiceKind.self, 3), (VoiceFrames.self, 4), (ByteMutations.self, 2), (OpaqueSize.self, 1)])
    /// Those of a payload without a list: texts, Noise messages, echoes.
    static let opaque = MutationTable([(OpaqueSize.self, 3), (TextLie.self, 3), (ByteMutations.self, 4)])
    /// Those of a prekey bundle.
    static let prekeys = MutationTable([(TLVListEdit.self, 8), (PrekeyEntries.self, 2)])
    /// Those of a board post.
    static let board = MutationTable([(TLVListEdit.self, 8), (BoardLife.self, 2)])

    static let tables = [list, request, fragment, voice, opaque, prekeys, board]
    static let name = "payload"

    /// Those of a type's payload.
    static func table(for type: MessageType) -> MutationTable {
        switch type {
        case .requestSync: request
        case .fragment: fragment
        case .voiceFrame: voice
        case .prekeyBundle: prekeys
        case .boardPost: board
        default: TLVDialect(type) == nil ? opaque : list
        }
    }

    static func apply(_ draft: inout Draft) { draft.draw(table(for: draft.type)) }
}
