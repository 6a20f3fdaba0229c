import Testing

@Suite struct EmptyFragmentTests {
    @Test(arguments: [([], 1), ([9], 0)] as [([UInt8], Int)]) func firesWithoutBytes(data: [UInt8], firings: Int) {
        let fragment = FragmentTrain(by: FragmentScript.ada).fragment(1, of: 3, data)
        #expect(FragmentScript.firings(of: "FRG-009", [fragment]) == firings)
    }
}
