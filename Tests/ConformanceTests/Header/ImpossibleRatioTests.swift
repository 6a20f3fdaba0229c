import Testing

@Suite struct ImpossibleRatioTests {
    private static let body: [UInt8] = [0x63, 0, 0]

    @Test(arguments: [(3_095, false), (3_096, false), (3_097, true)] as [(UInt32, Bool)])
    func firesAbove1032TimesTheBody(size: UInt32, fires: Bool) {
        #expect(BareFrame.compressedLong(size, Self.body).findings.contains("CMP-003") == fires)
    }

    @Test(
        arguments: [
            (149_999, "149999 bytes declared, 3 bytes of DEFLATE make at most 3096"),
            (150_000, "150000 bytes declared, 3 bytes of DEFLATE make at most 3096"),
            (150_001, "150001 bytes declared, the guard allows 150000 for this body"),
        ] as [(UInt32, String)])
    func namesTheGuardAbove50000TimesTheBody(size: UInt32, message: String) {
        let finding = BareFrame.compressedLong(size, Self.body).finding("CMP-003")
        #expect(finding?.message == message)
        #expect(finding?.offset == 24)
    }
}
