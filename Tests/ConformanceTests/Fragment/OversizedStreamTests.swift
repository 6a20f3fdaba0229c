import BitchatFrame
import Testing

@Suite struct OversizedStreamTests {
    /// Fragments of 65,000 bytes and one of what is left, `size` bytes together; none completes the frame.
    private static func fragments(_ size: Int, _ type: MessageType) -> [[UInt8]] {
        let train = FragmentTrain(by: FragmentScript.ada) { $0.originalType = type }
        let sizes = Array(repeating: 65_000, count: size / 65_000) + [size % 65_000]
        return sizes.enumerated().map { train.fragment(UInt16($0), of: 200, noise($1, seed: $0)) }
    }

    @Test(arguments: [(1_048_575, 0), (1_048_576, 0), (1_048_577, 1)]) func firesAbove1MiB(size: Int, firings: Int) {
        #expect(FragmentScript.firings(of: "FRG-005", Self.fragments(size, .message)) == firings)
    }

    @Test(arguments: [(1_048_576, 0), (1_048_577, 1), (1_179_760, 1), (1_179_761, 2)])
    func knowsThatOnlyIOSTakesMoreOfAFile(size: Int, firings: Int) {
        #expect(FragmentScript.firings(of: "FRG-005", Self.fragments(size, .fileTransfer)) == firings)
    }

    @Test func countsARepeatTwice() {
        let fragments = Self.fragments(1_000_000, .message)
        #expect(FragmentScript.firings(of: "FRG-005", fragments + [fragments[0]]) == 1)
        #expect(FragmentScript.firings(of: "FRG-005", Array(fragments.dropFirst()) + [fragments[1]]) == 0)
    }

    @Test func countsEachLinkByItself() {
        let script = MeshScript()
        let links = [script.link(1), script.link(2)]
        for fragment in Self.fragments(600_000, .message) { for link in links { script.send(fragment, on: link, at: 0) } }
        #expect(script.count(of: "FRG-005") == 0)
    }
}
