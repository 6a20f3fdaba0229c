/// Every subject of the corpus; a new one is a file of `Subjects` and a line here.
enum VectorSubjects {
    /// The subjects, in the order in which those that share a file follow one another.
    static let all: [any VectorSubject.Type] = [
        // Frames and notification streams.
        FrameLayoutSubject.self, PackedSubject.self, EncodeSubject.self, StreamStallSubject.self, StreamJunkSubject.self,
        TypeFrameSubject.self, CutFrameSubject.self, FlagFrameSubject.self, PackedLieSubject.self, WrappedSubject.self,
        PaddingSubject.self, SignatureSubject.self,
        StreamCaseSubject.self,
        // Payloads.
        ListPayloadSubject.self, BoardSubject.self, FileSubject.self, VoiceSubject.self, PlainPayloadSubject.self,
        PlaintextSubject.self, AnnounceSubject.self, AnnounceCaseSubject.self, SyncFieldsSubject.self, SyncIDsSubject.self,
        SyncCaseSubject.self, SetSubject.self, SetCaseSubject.self,
        // Fragments.
        PieceSubject.self, StallSubject.self, ReassemblySubject.self, ChangeSubject.self, FragmentCaseSubject.self,
        // The gate and its parts.
        SkewSubject.self, FloodSubject.self, InnerSubject.self, LinkSubject.self, RepeatSubject.self, IdentitySubject.self,
        RequestSubject.self, RequestRateSubject.self, ResponseSubject.self, LegacySubject.self, GateTypeSubject.self,
        GateKeySubject.self, GateSeriesSubject.self, WindowSubject.self, WindowCaseSubject.self,
    ]
}
