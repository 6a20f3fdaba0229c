import Testing

@Suite struct CompressedFragmentTests {
    /// A payload is compressed from 100 bytes on where few of them differ.
    @Test(arguments: [(86, 0), (87, 1)]) func firesForACompressedPayload(size: Int, firings: Int) {
        let fragment = FragmentTrain(by: FragmentScript.ada).fragment(0, of: 2, Array(repeating: 0x61, count: size))
        #expect(FragmentScript.firings(of: "FRG-012", [fragment]) == firings)
    }

    @Test func keepsQuietForOtherCompressedTypes() {
        let message = FragmentScript.ada.message(String(repeating: "a", count: 200))
        #expect(FragmentScript.firings(of: "FRG-012", [message]) == 0)
    }
}
