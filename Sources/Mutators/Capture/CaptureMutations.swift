/// Changes of a capture file: its header, its records, and the link layers inside.
enum CaptureMutations: MutationGroup {
    /// All of them, by weight.
    static let table = MutationTable([
        (FileMagic.self, 2), (FileHeader.self, 3), (GzipHeader.self, 1), (FileAppend.self, 1), (RecordLength.self, 5),
        (RecordOriginal.self, 4), (RecordDrop.self, 4), (RecordRepeat.self, 4), (RecordSwap.self, 3), (RecordCut.self, 3),
        (RecordTime.self, 4), (RecordFlags.self, 4), (RecordResize.self, 3), (RecordSplice.self, 4), (BlockLength.self, 3),
        (BlockOption.self, 2), (PacketLength.self, 4), (ChannelLength.self, 4), (PacketHandle.self, 4), (ChannelNumber.self, 2),
        (AttributeCode.self, 4), (AttributeHandle.self, 3), (PacketSplit.self, 3), (ValueFrame.self, 10), (RecordBytes.self, 4),
    ])
    static let tables = [table]
    static let name = "capture"

    static func apply(_ draft: inout Draft) { draft.draw(table) }
}
