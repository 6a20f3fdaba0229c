/// Changes of the bit stream of a Golomb-coded set (docs/protocol.md 4.4); the window is the stream, `parameter` is P.
enum StreamMutations: MutationGroup {
    /// All of them, by weight.
    static let table = MutationTable([
        (BitRun.self, 4), (BitShift.self, 2), (ValueWrite.self, 4), (StreamCut.self, 3), (StreamTail.self, 3),
        (UnaryOverflow.self, 2), (StreamFresh.self, 2), (BitFlip.self, 3), (ByteSet.self, 1),
    ])
    static let tables = [table]
    static let name = "stream"

    static func apply(_ draft: inout Draft) { draft.draw(table) }
}
