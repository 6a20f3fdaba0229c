import BitchatFrame
import Testing

@Suite struct BrokenFragmentHeaderTests {
    private static func firings(_ payload: [UInt8]) -> Int {
        FragmentScript.firings(of: "FRG-001", [FragmentScript.ada.frame(.fragment, payload, isSigned: false)])
    }

    private static func header(index: UInt8, total: UInt8) -> [UInt8] { [1, 2, 3, 4, 5, 6, 7, 8, 0, index, 0, total, 2] }

    @Test(arguments: [(0, 1), (12, 1), (13, 0), (14, 0)]) func firesBelow13Bytes(length: Int, firings: Int) {
        #expect(Self.firings(Array((Self.header(index: 0, total: 2) + [9]).prefix(length))) == firings)
    }

    @Test(arguments: [(0, 0, 1), (0, 1, 0), (1, 2, 0), (2, 2, 1), (3, 2, 1)] as [(UInt8, UInt8, Int)])
    func firesWithoutATotalAndFromItOn(index: UInt8, total: UInt8, firings: Int) {
        #expect(Self.firings(Self.header(index: index, total: total) + [9]) == firings)
    }
}
