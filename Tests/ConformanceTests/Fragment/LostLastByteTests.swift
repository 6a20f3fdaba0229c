import Testing

@Suite struct LostLastByteTests {
    /// A frame of `length` bytes comes in fragments without its last `missing` bytes.
    private static func firings(_ length: Int, missing: Int) -> Int {
        let frame = FragmentScript.ada.frame(.message, noise(length - 22), isSigned: false)
        return FragmentScript.firings(
            of: "FRG-007", FragmentTrain(by: FragmentScript.ada).fragments(of: Array(frame.dropLast(missing))))
    }

    /// The bands of docs/protocol.md 2.5: 241–256, 497–768, 1,009–1,792 and from 2,033 on are not padded.
    @Test(arguments: [
        (240, 0), (241, 1), (256, 1), (257, 0), (496, 0), (497, 1), (768, 1), (769, 0), (1008, 0), (1009, 1), (1792, 1),
        (1793, 0),
        (2032, 0), (2033, 1),
    ]) func firesOneByteShortAtLengthsWithoutPadding(length: Int, firings: Int) {
        #expect(Self.firings(length, missing: 1) == firings)
    }

    @Test(arguments: [0, 2]) func keepsQuietWhenWholeOrShorterStill(missing: Int) {
        #expect(Self.firings(600, missing: missing) == 0)
    }

    @Test func keepsQuietForAFrameThatWasNotRebuilt() {
        let frame = FragmentScript.ada.frame(.message, noise(578), isSigned: false)
        #expect(FragmentScript.firings(of: "FRG-007", [Array(frame.dropLast())]) == 0)
    }
}
