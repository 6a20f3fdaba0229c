import Testing

@Suite struct OriginalSizeOutOfRangeTests {
    /// A body long enough for any of the sizes.
    private static let body = [UInt8](repeating: 0, count: 1_200)

    @Test(arguments: [(0, true), (1, false), (1_179_760, false), (1_179_761, true), (10_485_761, true)] as [(UInt32, Bool)])
    func firesAt0AndAboveTheCap(size: UInt32, fires: Bool) {
        #expect(BareFrame.compressedLong(size, Self.body).findings.contains("CMP-002") == fires)
    }

    @Test func namesTheSize() {
        let finding = BareFrame.compressedLong(1_179_761, Self.body).finding("CMP-002")
        #expect(finding?.message == "original size of 1179761 bytes, allowed are 1 to 1179760")
        #expect(finding?.offset == 24)
    }
}
