/// Plain changes of the window, which need no structure.
enum ByteMutations: MutationGroup {
    /// All of them, by weight.
    static let table = MutationTable([
        (BitFlip.self, 4), (ByteSet.self, 3), (BoundaryByte.self, 3), (IntegerEdge.self, 3), (IntegerNudge.self, 4),
        (ByteDelete.self, 2), (ByteInsert.self, 2), (RunDuplicate.self, 2), (RunFill.self, 1), (RunCopy.self, 2),
        (RunSwap.self, 1), (TailCut.self, 1), (TailGrow.self, 1), (PartnerCopy.self, 2),
    ])
    static let tables = [table]
    static let name = "bytes"

    static func apply(_ draft: inout Draft) { draft.draw(table) }
}
