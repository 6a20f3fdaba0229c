import Testing

@Suite struct TimestampInOtherUnitTests {
    /// 2023-01-01 and 2040-01-01 in seconds, and one unit before each.
    @Test(arguments: [1, 1_000_000] as [UInt64]) func firesFor2023To2039InSecondsAndMicroseconds(unit: UInt64) {
        #expect(BareFrame(timestamp: 1_672_531_200 * unit - 1).findings == [])
        #expect(BareFrame(timestamp: 1_672_531_200 * unit).findings == ["HDR-017"])
        #expect(BareFrame(timestamp: 2_208_988_800 * unit - 1).findings == ["HDR-017"])
        #expect(BareFrame(timestamp: 2_208_988_800 * unit).findings == [])
    }

    @Test(arguments: [0, 1_760_000_000_000, 1_760_000_000_000_000_000, UInt64.max] as [UInt64])
    func keepsQuietForOtherTimes(timestamp: UInt64) { #expect(BareFrame(timestamp: timestamp).findings == []) }

    @Test func namesTheUnit() {
        #expect(
            BareFrame(timestamp: 1_760_000_000).finding("HDR-017")?.message == "timestamp 1760000000 looks like seconds")
        #expect(
            BareFrame(timestamp: 1_760_000_000_000_000).finding("HDR-017")?.message
                == "timestamp 1760000000000000 looks like microseconds")
    }
}
