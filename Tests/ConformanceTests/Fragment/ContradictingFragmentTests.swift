import Testing

@Suite struct ContradictingFragmentTests {
    private static let train = FragmentTrain(by: FragmentScript.ada)

    private static func firings(_ index: UInt16, _ data: [UInt8]) -> Int {
        FragmentScript.firings(of: "FRG-004", [train.fragment(0, of: 5, [1, 2, 3]), train.fragment(index, of: 5, data)])
    }

    @Test(arguments: [([1, 2, 3], 0), ([1, 2, 4], 1), ([1, 2], 1), ([1, 2, 3, 4], 1)] as [([UInt8], Int)])
    func firesForOtherBytesAtTheSameIndex(data: [UInt8], firings: Int) { #expect(Self.firings(0, data) == firings) }

    @Test func keepsQuietAtAnotherIndex() { #expect(Self.firings(1, [1, 2, 4]) == 0) }
}
