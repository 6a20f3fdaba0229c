/// Changes a number of the file's header: the version, the link type (known ones too), or any other.
enum FileHeader: Mutation {
    static let name = "file-header"
    /// The datalinks of btsnoop and the link types of pcap (docs/capture-formats.md 1.1 and chapter 8).
    static let links: [UInt64] = [
        1_001, 1_002, 1_003, 2_001, 2_002, 187, 201, 254, 251, 256, 272, 192, 147, 189, 220, 249, 255, 0,
    ]

    static func apply(_ draft: inout Draft) {
        guard let layout = draft.records?.layout else { return }
        if layout.fileHeader > 0, draft.chance(1, in: 2) {
            let field = layout.fileHeader - 4..<layout.fileHeader
            return draft.setNumber(field, draft.pick(links) ?? 0, littleEndian: layout.littleEndian)
        }
        let start = 4 * draft.random.below(max(16, layout.fileHeader) / 4)
        draft.setNumber(start..<start + 4, draft.pick(Edges.words) ?? 0, littleEndian: layout.littleEndian)
    }
}
