import Testing

@Suite struct SharedStreamIDTests {
    private static func firings(_ second: Peer, stream: UInt64) -> Int {
        let first = FragmentTrain(by: FragmentScript.ada) { $0.stream = 5 }
        let other = FragmentTrain(by: second) { $0.stream = stream }
        let frames = [first.fragment(0, of: 3, [1]), other.fragment(1, of: 3, [2]), other.fragment(2, of: 3, [3])]
        return FragmentScript.firings(of: "FRG-010", frames)
    }

    @Test func firesOnceForASecondSender() { #expect(Self.firings(FragmentScript.cy, stream: 5) == 1) }

    @Test func keepsQuietForOneSenderAndForTwoStreams() {
        #expect(Self.firings(FragmentScript.ada, stream: 5) == 0)
        #expect(Self.firings(FragmentScript.cy, stream: 6) == 0)
    }
}
