import Testing

@Suite struct NestedFragmentTests {
    @Test func firesForAFragmentInsideFragments() {
        let inner = FragmentTrain(by: FragmentScript.ada) { $0.stream = 7 }.fragment(0, of: 2, noise(120))
        let outer = FragmentTrain(by: FragmentScript.ada) { $0.originalType = .fragment }
        #expect(FragmentScript.firings(of: "FRG-008", outer.fragments(of: inner)) == 1)
    }

    @Test func keepsQuietForAMessageInsideFragments() {
        let fragments = FragmentTrain(by: FragmentScript.ada).fragments(of: FragmentScript.ada.message("cut in two"))
        #expect(FragmentScript.firings(of: "FRG-008", fragments) == 0)
    }
}
