/// Changes of a frame by its parts; they do nothing where no header fits.
enum FrameMutations: MutationGroup {
    /// All of them, by weight.
    static let table = MutationTable([
        (FlagToggle.self, 6), (RecipientField.self, 3), (RouteField.self, 3), (SignatureField.self, 3), (FieldAlone.self, 3),
        (VersionByte.self, 2), (VersionRewrite.self, 4), (KnownType.self, 5), (UnknownType.self, 1), (TTLEdge.self, 4),
        (TimestampEdge.self, 6), (TimestampExtreme.self, 2), (LengthNudge.self, 3), (LengthLie.self, 3),
        (RecipientEdge.self, 3), (SenderEdge.self, 3), (RouteCount.self, 3), (RouteHops.self, 3), (PaddingFit.self, 3),
        (PaddingLie.self, 3), (CompressedFlag.self, 2), (Recompress.self, 1), (ZlibBody.self, 1), (StoredBlock.self, 2),
        (UnfinishedBody.self, 1), (EmptyBody.self, 1), (OriginalSizeLie.self, 3), (BodyLength.self, 2), (PlainSection.self, 1),
        (SignatureCut.self, 3), (ResponseMark.self, 4), (PayloadFit.self, 4), (FragmentNest.self, 2), (FrameAppend.self, 2),
        (FreshFrame.self, 1),
    ])
    static let tables = [table]
    static let name = "frame"

    static func apply(_ draft: inout Draft) { draft.draw(table) }
}
