import Testing

@Suite struct ChangingStreamTests {
    private static let train = FragmentTrain(by: FragmentScript.ada)
    private static let files = FragmentTrain(by: FragmentScript.ada) { $0.originalType = .fileTransfer }
    private static let others = FragmentTrain(by: FragmentScript.ada) { $0.stream = 1 }

    private static func firings(_ second: [UInt8]) -> Int {
        FragmentScript.firings(of: "FRG-003", [train.fragment(0, of: 5, [1]), second])
    }

    @Test(arguments: [(4, 1), (5, 0), (6, 1)] as [(UInt16, Int)]) func firesWhenTheTotalChanges(total: UInt16, firings: Int) {
        #expect(Self.firings(Self.train.fragment(1, of: total, [2])) == firings)
    }

    @Test func firesWhenTheOriginalTypeChanges() { #expect(Self.firings(Self.files.fragment(1, of: 5, [2])) == 1) }

    @Test func keepsQuietForAnotherStream() { #expect(Self.firings(Self.others.fragment(1, of: 4, [2])) == 0) }
}
