import Testing

@Suite struct FragmentTimesTests {
    private static let message = FragmentScript.ada.message("cut in two")

    private static func train(at time: Int64) -> FragmentTrain { FragmentTrain(by: FragmentScript.ada) { $0.time = time } }

    @Test(arguments: [(-1, 1), (0, 0), (1, 1)] as [(Int64, Int)])
    func firesWhenAFragmentDiffersFromTheFirst(time: Int64, firings: Int) {
        let fragments = [Self.train(at: 0).fragment(0, of: 3, [1]), Self.train(at: time).fragment(1, of: 3, [2])]
        #expect(FragmentScript.firings(of: "FRG-011", fragments) == firings)
    }

    @Test(arguments: [(-1, 1), (0, 0), (1, 1)] as [(Int64, Int)])
    func firesWhenTheFrameInsideDiffers(time: Int64, firings: Int) {
        #expect(FragmentScript.firings(of: "FRG-011", Self.train(at: time).fragments(of: Self.message)) == firings)
    }
}
